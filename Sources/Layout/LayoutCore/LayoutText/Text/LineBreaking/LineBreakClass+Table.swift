// Made by make_tables.py from LineBreak.txt, EastAsianWidth.txt and emoji-data.txt
// of Unicode 15.0; see UNICODE-LICENSE.txt.

extension LineBreakClass {
    static let encodedTable = #"""
        H9VCA2BH12EQP@\]@PKN@\RYRS[:R2@3Q@1;K\N@1=KVM@H6DH1:JK]\3@5P@V@2]\@2W@6P@3K@208W@3W@12W@20H4?JH<J7H=@>R@104H\#
        7@??RV@4\@H2=VH@H2@H2QH@8^1;@4^4@16]3R2@2H;QHQ3@2;H15[:][2@3H@63Q@H7@2H6@2H2@H4@2[:@17H@1>H1;@5;H;@?[:@21H9@\#
        4RQ@3H\2@16H4@H9@H3@H5@2;H3@3<H8@2:H18@H21@36H3@H12@H7@:H2V2[:@11H3@38H@H7@2H2@2H3@9H@:H2@2[:@2]2@5]@\@2H@2H\#
        3@38H@H5@4H2@2H3@3H@14[:H2@3H@;H3@38H@H8@H3@H3@14H2@2[:@\@8H6@H3@38H@H7@2H2@2H3@7H3@:H2@2[:@12H@3;H5@3H3@H4@\#
        9H@>[:@9\@6H5@37H@H7@H3@H4@7H2@;H2@2[:@7W@9H3W@37H@H7@H3@H4@7H2@;H2@2[:@3H@<H4@37H2@H7@H3@H4@9H@:H2@2[:@9]@7\#
        H3@46H@4H6@H@H8@6[:@2H2@3=H@2H7@4\@7H8@[:V2@55H@2H9@;H7@[:@27W4@W2JW2VJQ5J@Q@3H2@6[:@:VH@H@HKMKMH2@31H>VH5VH\#
        2@5H;@H24@V2@6H@9W2VW@5J2@50H14@[:V2@:H4@4H3@H3@2H7@3H4@=H<@H[:H4@62f60g48h58@15=H3@V@9>V@27?V@1:KM@4>V3@24H\#
        4@1<H3V2@1;H2@1>H2@40H20V2T@V@V\@H@2[:@18Q2V2W@Q2@H3JH[:@6;H2@22H@76H<@4H<@8Q2[:@80[:@3=H5@39H:@H1=@2H[:@6[:\#
        @16H1?@31H5@2?H11@;[:V2@V4@:H9@9V2@H3@1>H=@2[:@2<H>@30H14@3V5[:@6[:@24V2@50H3@H15@4H@6H@2H3@<6H=JH2>JH3@1?=W\#
        @2V7JV3FHGH2VJV2U@3P2KP3KP@4Z3VA2H5J]8@P2@T2@6RKMT3@<V]V4@V3I@5H:@=KM@>KM@11\7]\>]\4]\2]\]\?H21@12]@5]@<\@?;\#
        \2@=;Z@18KMKM@>_2@=LM@<5_4@20<_4@10_2@2_@_3a_2@19_3@2<_@16_@3=_<@4_@_3@_2@3_2@2_@2_3@8_@6_5@_2a_@2_8@3_2a4@4\#
        =P6@Q2_@3KMKMKMKMKMKMKM@4?KM@1?KMKMKMKMKM@193KMKMKMKMKMKMKMKMKMKMKM@3?KMKM@20KM@2?1H3@7QV3@QV@70V@>H@60H20P>\#
        V8@VKV@2P2@2P2KMKMKMKMV4Q@V2@V2@5U2V3@V2KV8@V@V2@3Q2KMKMKMKMV@22_1:@_59@<_=6@1:_<@4VM2_2T_2LMLMLMLMLM_2LMLML\#
        MLMTLM2_:H6_5H_5T2_3@T_T_T_T_T_19T_1?T_T_T_6T_6T2@2H2T4_T2_T_T_T_T_19T_1?T_T_T_6T_6T2_4T4_@5_2;@_5>@_54@<T10\#
        _1?@_28@8_1;70@40_5215T_477@3_37@37V2@10=VQV@10[:@45H4@H:@20H2@50H2@V5@10:H@3H@4H@17H5@4H@;]@3;W2Q2@8H2@32H1\#
        2@8V2[:@6H12@:W@2H[:@1<H8V2@17H=@<f1=@3H4@2?H>@6V3@6[:@;H@:[:@2?H>@<H@8H2@2[:@3V3@1;H3@32H@H3@2H2@5H2@H@29H5\#
        V2@3H2@><H8VH2@2[:@6de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;\#
        de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;de1;@<g1\#
        7@4h31@2104_200@1=^H^:@^=@^5@^@^2@^2@^:@1>>MK@;<]@3H10RM2R2Q2LMZ@6H10_5LMLMLMLMLMLMLMLM_2LM_7M_M@T2Q2_LMLMLM\#
        _8@_\]_@93I@Q_2\]_2LM_2M_M_;T2_3Q_1;L_M_1=L_M_LM2LM2T_T:_2=T2_1?@3_6@2_6@2_6@2_3@3]\_3\2@12H3X@103V3@?:H@>2H\#
        @95H5@24V@30V@<?[:@3:=V@<7V@>1H3@H2@5H4@28H3@4H@10V8@8=H2@9V6Z@42V7@1>4H4@8[:@171H2V@4?H3@46H;@31H4@7:H3@35H\#
        ?V2@1=[:H@2H2@:H4@2=H;@3V4H@2=[:@6H3@24H>@[:V4@H2@2<H@W@:H3@30H>@4V2@VH4@H2[:@W@V3@4<H<V2@V2@H@2H@67V@35H<@5\#
        [:@6H4@37H2@H7@2H2@2H3@9H@:H2@2H7@3H5@<0H12@4V4@[:V2@2H@51H14@<[:@=5H7@2H9WV2Q2@3V?@4H2@52H11V2@=[:@6W=@3>H=\#
        @8[:@53H?@4[:@2V3@>=H?@:5[:@46H6@H2@2H4@H@H2V3@9[:@77H7@2H7@W@H@1<H:@28H7@H4W@V4W@H@9H;@2>H10V3@W3V2@5=W:@12\#
        5H8@H8@V5@:[:@16WQ@20H16@H>@7:H6@3H@H2@H7@H@8[:@30H5@H2@H5@8[:@149H4@9H2@H@30H7@3H5V2_;[:@83]4@1>V@470V5@=>3\#
        K3M3@24M@3KMKM@>?KM2@;4J7KMJ3KMKMH@6H?@1178KM@2490[:@4V2@50[:@26H5V@3:H7V3@:V@;[:@33=V2@;6H@H37@7H4@4=T4J@;H\#
        2@>_17?8@8_300@200_9@22?7_123@?T@1=T3@2T@>T4@8_18<@9:1H2VH4@125<H2>@2H17@21>H5@3H16@2H7@1>H4@94H3@589[32@200\#
        H37@4H32@8H@>H@2V4@10H5@H?@550H7@H11@2H7@H2@H5@64H@:0H7@9[:@164H@3=H4[:@5\@1><H4[:@3=6H7@6=H7@5[:@4K2@34<]@3\#
        ]@34?_2<`4_64`<_?`2_?`_?`_25`:@=_3@5=_3@3=_`38c1:_3`=_2<`4_9`7_2`>_6`9:_85a_16@2_17@2_5@_5a3_2a_2a3_2>b5_42a\#
        2_2a;_15a13_3a_4a3_a3_7a_a_>@_@_@_5a_4@_@2_4=@7_10@>_=@18_2:a2_4a_15a_4a2_3=@8_18@6_4;a3_3a5@26P3T3@4_23a_10\#
        a3_9a_;a_;`4_11`3_=`3@74_3`4_5@55_5`6_<`4_`?@<`4@38`8@:`6@28`8@1>`2_2`4>@<a_2a_8a8_6a_9a:_2a3_38a_3=a2_a2_a_\#
        11a3_a=_22@54`<_>`2_=`3_9`7_2>`_4a3`8_>`4_9`7a9`7@?0[:@6`3?>@2_???>@2_???>@:0003H@1>H60@80H?0@2?>10
        """#
}
