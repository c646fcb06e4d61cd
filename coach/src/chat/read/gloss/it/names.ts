/** What Italian calls cities and countries where it is not their English name, and airlines that stand after an apostrophe. */
export const NAMES = `
Vienna | vienna
Munich | monaco
Monaco | montecarlo
Cologne | colonia
Frankfurt | francoforte
Hamburg | amburgo
Berlin | berlino
Stuttgart | stoccarda
Dusseldorf | düsseldorf
Zurich | zurigo
Geneva | ginevra
Basel | basilea
London | londra
Edinburgh | edimburgo
Dublin | dublino
Paris | parigi
Lyon | lione
Marseille | marsiglia
Nice | nizza
Strasbourg | strasburgo
Toulouse | tolosa
Milan | milano
Rome | roma
Venice | venezia
Naples | napoli
Turin | torino
Florence | firenze
Genoa | genova
Lisbon | lisbona
Porto | oporto
Seville | siviglia
Barcelona | barcellona
Athens | atene
Thessaloniki | salonicco
Brussels | bruxelles
Antwerp | anversa
Luxembourg | lussemburgo
Warsaw | varsavia
Krakow | cracovia
Prague | praga
Bucharest | bucarest
Belgrade | belgrado
Zagreb | zagabria
Sofia | sofia
Moscow | mosca
Saint Petersburg | pietroburgo
Copenhagen | copenaghen copenhagen
Stockholm | stoccolma
Cairo | cairo
Tunis | tunisi
Algiers | algeri
Casablanca | casablanca
Beijing | pechino
Seoul | seul
Jakarta | giacarta
Manila | manila
Jeddah | gedda
Riyadh | riad riyad
Dubai | dubai
Istanbul | istanbul
Havana | avana
Philadelphia | filadelfia
Johannesburg | johannesburg
Atlanta | atlanta
Amsterdam | amsterdam
Oslo | oslo
Helsinki | helsinki
Auckland | auckland
Orlando | orlando
Abu Dhabi | abudhabi
Germany | germania
Austria | austria
Switzerland | svizzera
France | francia
Spain | spagna
Italy | italia
Portugal | portogallo
Netherlands | olanda
Belgium | belgio
United Kingdom | inghilterra regno-unito
Turkey | turchia
Greece | grecia
Poland | polonia
Hungary | ungheria
Sweden | svezia
Norway | norvegia
Denmark | danimarca
Finland | finlandia
Iceland | islanda
Ireland | irlanda
Japan | giappone
China | cina
South Korea | corea
India | india
Thailand | thailandia tailandia
Australia | australia
New Zealand | nuovazelanda
Canada | canada
United States | usa america
Brazil | brasile
Mexico | messico
Argentina | argentina
Egypt | egitto
Morocco | marocco
Ethiopia | etiopia
South Africa | sudafrica
United Arab Emirates | eau
Qatar | qatar
Europe | europa
European | europeo europea europei
Asia | asia
Africa | africa
Emirates | emirates
Etihad | etihad
easyJet | easyjet
Iberia | iberia
ITA Airways | ita
Aer Lingus | aerlingus
Ethiopian Airlines | ethiopian
IATA | iata
A320 | a320 a-320
A380 | a380
A350 | a350
A330 | a330
A321 | a321
`;
