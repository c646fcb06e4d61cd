/** What German calls cities and countries where it is not their English name. */
export const NAMES = `
Vienna | wien
Munich | münchen
Cologne | köln
Zurich | zürich
Geneva | genf
Basel | basel
Hanover | hannover
Nuremberg | nürnberg
Milan | mailand
Rome | rom
Venice | venedig
Naples | neapel
Turin | turin
Florence | florenz
Lisbon | lissabon
Athens | athen
Brussels | brüssel
Warsaw | warschau
Prague | prag
Bucharest | bukarest
Belgrade | belgrad
Moscow | moskau
Copenhagen | kopenhagen
Nice | nizza
Cairo | kairo
Beijing | peking
Singapore | singapur
Hong Kong | hongkong
Havana | havanna
Mexico City | mexikostadt
Tokyo | tokio
Seville | sevilla
Strasbourg | straßburg
Edinburgh | edinburg
Cape Town | kapstadt
Dublin | dublin
Germany | deutschland
Austria | österreich
Switzerland | schweiz
France | frankreich
Spain | spanien
Italy | italien
Netherlands | niederlande niederlanden holland
United Kingdom | großbritannien england
Turkey | türkei
Greece | griechenland
Poland | polen
Sweden | schweden
Norway | norwegen
Denmark | dänemark
Finland | finnland
Ireland | irland
Japan | japan
China | china
South Korea | südkorea
India | indien
Australia | australien
New Zealand | neuseeland
Canada | kanada
United States | usa amerika
Brazil | brasilien
Mexico | mexiko
Egypt | ägypten
Morocco | marokko
South Africa | südafrika
United Arab Emirates | emiraten vae
Saudi Arabia | saudi-arabien saudiarabien
Qatar | katar
Europe | europa
Asia | asien
Middle East | nahost
`;
