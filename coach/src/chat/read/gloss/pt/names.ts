/** What Portuguese calls cities and countries where it is not their English name. */
export const NAMES = `
Vienna | viena
Munich | munique
Cologne | colónia
Frankfurt | francoforte
Hamburg | hamburgo
Berlin | berlim
Dusseldorf | düsseldorf
Zurich | zurique
Geneva | genebra
Basel | basileia
London | londres
Edinburgh | edimburgo
Paris | paris
Lyon | lião
Marseille | marselha
Strasbourg | estrasburgo
Milan | milão
Rome | roma
Venice | veneza
Naples | nápoles
Turin | turim
Florence | florença
Lisbon | lisboa
Seville | sevilha
Barcelona | barcelona
Madrid | madrid madri
Athens | atenas
Brussels | bruxelas
Amsterdam | amsterdã amesterdão
Luxembourg | luxemburgo
Warsaw | varsóvia
Krakow | cracóvia
Prague | praga
Budapest | budapeste
Bucharest | bucareste
Belgrade | belgrado
Sofia | sófia
Moscow | moscovo moscou
Copenhagen | copenhaga copenhague
Stockholm | estocolmo
Helsinki | helsínquia helsinque
Istanbul | istambul
Cairo | cairo
Tunis | tunes
Algiers | argel
Marrakech | marraquexe
Beijing | pequim
Shanghai | xangai
Seoul | seul
Tokyo | tóquio
Singapore | singapura cingapura
Bangkok | banguecoque
Jakarta | jacarta
Manila | manila
New Delhi | nova-deli
Mumbai | bombaim
Hanoi | hanói
Riyadh | riade
Jeddah | jidá
Doha | doha
Dubai | dubai
Havana | havana
New York | novaiorque
Philadelphia | filadélfia
Cape Town | cidade-do-cabo
Johannesburg | joanesburgo
Maputo | maputo
Germany | alemanha
Austria | áustria
Switzerland | suíça
France | frança
Spain | espanha
Italy | itália
Portugal | portugal
Netherlands | holanda
Belgium | bélgica
United Kingdom | inglaterra
Turkey | turquia
Greece | grécia
Poland | polónia polônia
Hungary | hungria
Sweden | suécia
Norway | noruega
Denmark | dinamarca
Finland | finlândia
Iceland | islândia
Ireland | irlanda
Japan | japão
China | china
South Korea | coreia
India | índia
Thailand | tailândia
Australia | austrália
New Zealand | nova-zelândia
Canada | canadá
United States | eua américa
Brazil | brasil
Mexico | méxico
Argentina | argentina
Angola | angola
Egypt | egito
Morocco | marrocos
Ethiopia | etiópia
South Africa | áfrica-do-sul
United Arab Emirates | eau
Europe | europa
European | europeu europeia europeus
Asia | ásia
Africa | áfrica
US | americano americana americanos
`;
