// Placeholder so that the empty module builds.
