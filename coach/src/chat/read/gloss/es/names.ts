/** What Spanish calls countries, cities, languages and airlines. */
export const NAMES = `
Vienna | viena
Munich | múnich munich
Monaco | mónaco
Cologne | colonia
Frankfurt | frankfurt fráncfort francfort
Hamburg | hamburgo
Berlin | berlín
Stuttgart | stuttgart
Dusseldorf | düsseldorf dusseldorf
Zurich | zúrich zurich
Geneva | ginebra
Basel | basilea
London | londres
Edinburgh | edimburgo
Dublin | dublín
Paris | parís
Lyon | lyon
Marseille | marsella
Nice | niza
Strasbourg | estrasburgo
Toulouse | toulouse tolosa
Bordeaux | burdeos
Milan | milán
Rome | roma
Venice | venecia
Naples | nápoles
Turin | turín
Florence | florencia
Genoa | génova
Bologna | bolonia
Lisbon | lisboa
Porto | oporto
Madrid | madrid barajas
Barcelona | barcelona barna
Seville | sevilla
Malaga | málaga
Valencia | valencia
Alicante | alicante
Bilbao | bilbao
Zaragoza | zaragoza
Santiago | santiago
Palma de Mallorca | palma mallorca
Ibiza | ibiza
Tenerife | tenerife
Gran Canaria | grancanaria
Lanzarote | lanzarote
Athens | atenas
Thessaloniki | salónica
Brussels | bruselas
Antwerp | amberes
Luxembourg | luxemburgo
Warsaw | varsovia
Krakow | cracovia
Prague | praga
Budapest | budapest
Bucharest | bucarest
Belgrade | belgrado
Zagreb | zagreb
Sofia | sofía
Moscow | moscú
Saint Petersburg | sanpetersburgo
Copenhagen | copenhague
Stockholm | estocolmo
Oslo | oslo
Helsinki | helsinki
Cairo | cairo
Tunis | túnez
Algiers | argel
Casablanca | casablanca
Marrakesh | marrakech
Beijing | pekín
Shanghai | shanghái
Tokyo | tokio
Seoul | seúl
Singapore | singapur
Bangkok | bangkok
Jakarta | yakarta
Manila | manila
Mumbai | bombay
Delhi | delhi
Jeddah | yeda
Riyadh | riad
Dubai | dubái dubai
Doha | doha
Abu Dhabi | abudabi
Istanbul | estambul
Havana | habana
Bogota | bogotá
Medellin | medellín
Lima | lima
Quito | quito
Caracas | caracas
Montevideo | montevideo
Sao Paulo | saopaulo
Rio de Janeiro | río
Panama | panamá
Cancun | cancún
Guadalajara | guadalajara
Monterrey | monterrey
Philadelphia | filadelfia
Johannesburg | johannesburgo
Atlanta | atlanta
Amsterdam | ámsterdam amsterdam
Auckland | auckland
Orlando | orlando
Miami | miami
Germany | alemania
Austria | austria
Switzerland | suiza
France | francia
Spain | españa
Italy | italia
Portugal | portugal
Netherlands | holanda
Belgium | bélgica
United Kingdom | inglaterra uk
Scotland | escocia
Turkey | turquía
Greece | grecia
Poland | polonia
Hungary | hungría
Romania | rumanía rumania
Bulgaria | bulgaria
Croatia | croacia
Serbia | serbia
Russia | rusia
Ukraine | ucrania
Sweden | suecia
Norway | noruega
Denmark | dinamarca
Finland | finlandia
Iceland | islandia
Ireland | irlanda
Japan | japón
China | china
South Korea | corea
India | india
Thailand | tailandia
Australia | australia
Canada | canadá
United States | usa eeuu
America | américa
Brazil | brasil
Mexico | méxico méjico
Argentina | argentina
Chile | chile
Colombia | colombia
Peru | perú
Venezuela | venezuela
Ecuador | ecuador
Bolivia | bolivia
Uruguay | uruguay
Paraguay | paraguay
Cuba | cuba
Guatemala | guatemala
Honduras | honduras
Nicaragua | nicaragua
Argentinian | argentino argentina-persona argentinos
Mexican | mexicano mexicana mexicanos
Colombian | colombiano colombiana
Venezuelan | venezolano venezolana
Peruvian | peruano peruana
Chilean | chileno chilena
American | americano americana estadounidense
British | británico británica
Egypt | egipto
Morocco | marruecos
Ethiopia | etiopía
Kenya | kenia
South Africa | sudáfrica
United Arab Emirates | eau
Qatar | qatar catar
Bahrain | baréin
Oman | omán
Israel | israel
Europe | europa
European | europeo europea europeos
Asia | asia
Africa | áfrica
Mediterranean | mediterráneo
Emirates | emirates
Etihad | etihad
Qatar Airways | qatarairways
easyJet | easyjet
Ryanair | ryanair
Vueling | vueling
Iberia | iberia
Air Europa | aireuropa
Iberia Express | iberiaexpress
Volotea | volotea
Binter | binter
Plus Ultra | plusultra
World2Fly | world2fly
Wizz Air | wizz wizzair
LATAM | latam
Avianca | avianca
Aeromexico | aeroméxico
Volaris | volaris
VivaAerobus | vivaaerobus viva
Copa | copa-airlines
JetSMART | jetsmart
Sky Airline | skyairline
Flybondi | flybondi
Aerolineas Argentinas | aerolineasargentinas
ITA Airways | ita
Aer Lingus | aerlingus
Ethiopian Airlines | ethiopian
IATA | iata
A320 | a320 a-320
A380 | a380
A350 | a350
A330 | a330
A321 | a321
Malaysia | malasia
Philippines | filipinas
Indonesia | indonesia
Vietnam | vietnam
Maldives | maldivas
New Zealand | nuevazelanda
Hong Kong | hongkong
Taiwan | taiwán
Sri Lanka | srilanka
Nigeria | nigeria
Algeria | argelia
Tunisia | túnez-país
Slovakia | eslovaquia
Slovenia | eslovenia
Lithuania | lituania
Latvia | letonia
Estonia | estonia
Cyprus | chipre
Malta | malta
Kuwait | kuwait
Lebanon | líbano
Jordan | jordania
`;
