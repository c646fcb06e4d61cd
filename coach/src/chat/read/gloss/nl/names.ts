/** What Dutch calls cities and countries where it is not their English name. */
export const NAMES = `
Vienna | wenen
Munich | münchen
Cologne | keulen
Geneva | genève
Zurich | zürich
Basel | bazel
Hanover | hannover
Düsseldorf | dusseldorf
Hamburg | hamburg
Berlin | berlijn
Brussels | brussel
Paris | parijs
London | londen
Rome | rome
Milan | milaan
Venice | venetië
Naples | napels
Florence | florence
Lisbon | lissabon
Athens | athene
Warsaw | warschau
Prague | praag
Budapest | boedapest
Bucharest | boekarest
Belgrade | belgrado
Moscow | moskou
Copenhagen | kopenhagen
Reykjavík | reykjavik
Nice | nice
Cairo | caïro
Beijing | peking
Hong Kong | hongkong
Havana | havana
Mexico City | mexico-stad
Tokyo | tokio
Seoul | seoel
Seville | sevilla
Cape Town | kaapstad
Singapore | singapore
Istanbul | istanboel
Jakarta | jakarta
Oranjestad | aruba
Philipsburg | sint-maarten
Amsterdam | schiphol
Rotterdam | rotterdam
Eindhoven | eindhoven
Germany | duitsland
Austria | oostenrijk
Switzerland | zwitserland
France | frankrijk
Spain | spanje
Italy | italië
Portugal | portugal
Netherlands | nederland holland
Belgium | belgië
United Kingdom | engeland groot-brittannië
Turkey | turkije
Greece | griekenland
Poland | polen
Sweden | zweden
Norway | noorwegen
Denmark | denemarken
Finland | finland
Ireland | ierland
Iceland | ijsland
Japan | japan
China | china
South Korea | zuid-korea
India | india
Indonesia | indonesië
Australia | australië
New Zealand | nieuw-zeeland
Canada | canada
United States | vs amerika
Brazil | brazilië
Mexico | mexico
Egypt | egypte
Morocco | marokko
South Africa | zuid-afrika
United Arab Emirates | emiraten vae
Saudi Arabia | saoedi-arabië
Qatar | qatar
Europe | europa
Asia | azië
Africa | afrika
Middle East | midden-oosten
`;
