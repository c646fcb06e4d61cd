/** What French calls cities, countries and airlines, and those that stand after an apostrophe. */
export const NAMES = `
London | londres
Vienna | vienne
Munich | munich
Cologne | cologne
Frankfurt | francfort
Hamburg | hambourg
Berlin | berlin
Hanover | hanovre
Zurich | zurich
Geneva | genève
Basel | bâle
Edinburgh | édimbourg
Dublin | dublin
Paris | paris paname
Lyon | lyon
Marseille | marseille
Nice | nice
Strasbourg | strasbourg
Toulouse | toulouse
Bordeaux | bordeaux
Lille | lille
Nantes | nantes
Roissy CDG | roissy
Orly | orly
Milan | milan
Rome | rome
Venice | venise
Naples | naples
Turin | turin
Florence | florence
Genoa | gênes
Lisbon | lisbonne
Porto | porto
Seville | séville
Barcelona | barcelone
Madrid | madrid
Malaga | malaga
Palma | palma majorque
Athens | athènes
Thessaloniki | thessalonique
Brussels | bruxelles
Antwerp | anvers
Luxembourg | luxembourg
Amsterdam | amsterdam
Warsaw | varsovie
Krakow | cracovie
Prague | prague
Budapest | budapest
Bucharest | bucarest
Belgrade | belgrade
Sofia | sofia
Moscow | moscou
Saint Petersburg | saint-pétersbourg
Copenhagen | copenhague
Stockholm | stockholm
Oslo | oslo
Helsinki | helsinki
Cairo | caire
Tunis | tunis
Algiers | alger
Casablanca | casablanca casa
Marrakesh | marrakech
Dakar | dakar
Abidjan | abidjan
Addis Ababa | addis-abeba
Nairobi | nairobi
Johannesburg | johannesbourg
Beijing | pékin
Shanghai | shanghai
Seoul | séoul
Tokyo | tokyo
Bangkok | bangkok
Singapore | singapour
Jakarta | jakarta
Manila | manille
Jeddah | djeddah djedda
Riyadh | riyad
Dubai | dubaï dubai
Doha | doha
Abu Dhabi | abou-dabi abudhabi
Istanbul | istanbul
Beirut | beyrouth
Havana | havane
Montreal | montréal
Philadelphia | philadelphie
San Francisco | san-francisco
Los Angeles | los-angeles
Germany | allemagne
Austria | autriche
Switzerland | suisse
France | france
Spain | espagne
Italy | italie
Portugal | portugal
Netherlands | pays-bas hollande
Belgium | belgique
United Kingdom | angleterre uk royaume-uni
Ireland | irlande
Turkey | turquie
Greece | grèce
Poland | pologne
Hungary | hongrie
Romania | roumanie
Sweden | suède
Norway | norvège
Denmark | danemark
Finland | finlande
Iceland | islande
Japan | japon
China | chine
South Korea | corée corée-du-sud
India | inde
Thailand | thaïlande
Australia | australie
New Zealand | nouvelle-zélande
Canada | canada
United States | usa états-unis amérique
Brazil | brésil
Mexico | mexique
Argentina | argentine
Egypt | égypte
Morocco | maroc
Algeria | algérie
Tunisia | tunisie
Senegal | sénégal
Ethiopia | éthiopie
South Africa | afrique-du-sud
Lebanon | liban
United Arab Emirates | émirats
Saudi Arabia | arabie-saoudite
Qatar | qatar
Europe | europe
European | européen européenne européens
Asia | asie
Africa | afrique
Moroccan | marocain marocaine
Algerian | algérien algérienne
Tunisian | tunisien tunisienne
Belgian | belge
Swiss | swiss
Canadian | canadien canadienne
Emirates | emirates
Etihad | etihad
easyJet | easyjet easy-jet
Ryanair | ryanair
Iberia | iberia
ITA Airways | ita
Air France | airfrance af
British Airways | british-airways british
Qatar Airways | qatar-airways
Turkish Airlines | turkish turkish-airlines
Transavia | transavia
Volotea | volotea
Lufthansa | lufthansa
KLM | klm
Brussels Airlines | brussels-airlines
Vueling | vueling
Royal Air Maroc | ram royal-air-maroc
Air Algérie | air-algérie
Tunisair | tunisair
Singapore Airlines | singapore-airlines
Cathay Pacific | cathay
Delta | delta
Air Canada | air-canada
Air Caraïbes | air-caraïbes
French bee | french-bee
Corsair | corsair
Wizz Air | wizz wizzair
Norwegian | norwegian
Ethiopian Airlines | ethiopian
IATA | iata
A320 | a320
A380 | a380
A350 | a350
A330 | a330
A321 | a321
B777 | b777 777
B787 | b787 787
`;
