/** Portuguese: how people talk to the coach itself: farewells, protests, wishes about the practice, and what they worry about. */
export const TALK = `
goodbye | ^adeus | ^adeusinho | ^até à próxima | ^até breve | ^até amanhã | ^até logo | ^até já | ^até depois | ^até segunda$ | ^até mais ver | ^tchauzinho | ^chau | ^xauzinho | ^beijinhos$ | ^bjs$ | ^bjinhos$ | ^um abraço$ | ^abraço$ | ^abraços$ | ^fui$ | ^vou nessa | fico por aqui$ | ficamos por aqui$ | por hoje é tudo$ | por hoje é só$ | é tudo por hoje$ | é só isso por hoje$ | por hoje fico por aqui$ | vou ficar por aqui$ | tenho de ir$ | tenho que ir$ | tenho de ir embora$ | tenho que ir embora$ | preciso ir$ | preciso de ir$ | preciso ir embora$ | vou-me embora$ | vou embora$ | vou indo$ | vou andando$ | já vou andando$ | tenho de sair$ | tenho que sair$ | tenho de desligar$ | vou desligar$ | vou dormir$ | vou para a cama$ | vou pra cama$ | vou jantar$ | vou almoçar$ | vou trabalhar$ | tenho de ir trabalhar$ | tenho que ir trabalhar$ | falamos amanhã$ | falamos depois$ | a gente se fala$ | a gente se vê$ | amanhã continuamos$ | continuamos amanhã$ | amanhã continuo$ | amanhã volto$ | volto amanhã$ | boa noite e até amanhã | depois fico por aqui$ | bom tenho de ir$ | bem tenho de ir$ | bom vou indo$ | bem vou andando$ | agora tenho de ir$ | agora vou$ | tenho de ir andando$ | por agora é tudo$ | por agora é só$ | já chega por hoje$ | até ao próximo treino$ | flw$ | falou$ | ^falou valeu
goodbye and thanks | adeus e obrigada | adeus e obrigado | adeus e muito obrigada | adeus e muito obrigado | adeus obrigada | adeus obrigado | tchau e obrigada | tchau e obrigado | tchau obrigada | tchau obrigado | tchau e valeu | valeu e tchau | valeu tchau | valeu até mais | valeu até a próxima | obrigada e adeus | obrigado e adeus | obrigada e tchau | obrigado e tchau | obrigada tchau | obrigado tchau | obrigada e até amanhã | obrigado e até amanhã | obrigada até amanhã | obrigado até amanhã | obrigada e até à próxima | obrigado e até à próxima | obrigada até à próxima | obrigado até à próxima | obrigada e até logo | obrigado e até logo | obrigada até logo | obrigado até logo | até amanhã e obrigada | até amanhã e obrigado | até à próxima e obrigada | até à próxima e obrigado | fico por aqui obrigada | fico por aqui obrigado | obrigada por tudo e até à próxima | obrigado por tudo e até à próxima | obrigada por hoje é tudo | obrigado por hoje é tudo | depois fico por aqui obrigada | depois fico por aqui obrigado | tchau obg | tchau brigada | tchau brigado | valeu fui | obrigada e boa noite | obrigado e boa noite | obrigada beijinhos | obrigado abraço | obrigada e até breve | obrigado e até breve
thanks | muito obrigada pela ajuda | muito obrigado pela ajuda | obrigada pela ajuda | obrigado pela ajuda | obrigada por tudo | obrigado por tudo | muito obrigada por tudo | muito obrigado por tudo | mt obrigada | mt obrigado | mto obrigada | mto obrigado | ^obg | ^obgd | ^obgda | ^obrigadão | ^brigadão | ^brigadinha | ^valeu mesmo | ^vlw | fico grata | fico grato | ajudaste muito$ | ajudaste bastante$ | ajudou muito$ | ajudou bastante$ | ajudaste-me muito | me ajudou muito | foi uma grande ajuda | foste uma grande ajuda | obg pela ajuda | obgd pela ajuda | brigada pela ajuda | brigado pela ajuda | valeu pela ajuda | valeu a ajuda | ajudaste imenso | ajudou imenso | ajudaste-me imenso | imenso obrigada | imenso obrigado | obrigada imenso | obrigado imenso | e muito obrigada | e muito obrigado
which of my answers is weakest? | qual está mais fraca | qual delas está mais fraca | qual das respostas está mais fraca | qual das minhas respostas está mais fraca | qual das respostas é mais fraca | qual das respostas é a mais fraca | qual é a minha mais fraca | qual está pior | qual delas está pior | qual delas é a pior | qual das minhas respostas está pior | qual das minhas respostas é a pior | qual das minhas respostas foi a pior | qual foi a pior resposta | a pior das minhas respostas | a mais fraca das minhas respostas | qual correu pior | qual me correu pior | qual saiu pior | qual me saiu pior | qual resposta saiu pior | em que resposta fui pior | em qual fui pior | em qual eu fui pior | que resposta correu pior | onde tive a pior nota | onde tive menos pontos | qual tem menos pontos
which of my answers is strongest? | qual delas está melhor | qual das respostas está melhor | qual das minhas respostas está melhor | qual das minhas respostas foi a melhor | qual das respostas é a mais forte | qual das respostas é a melhor | a melhor das minhas respostas | a mais forte das minhas respostas | qual correu melhor | qual me correu melhor | qual saiu melhor | qual me saiu melhor | que resposta está melhor | que resposta correu melhor | qual resposta ficou melhor | qual resposta saiu melhor | qual é a minha mais forte | em que resposta fui melhor | em qual fui melhor | em qual eu fui melhor | onde tive a melhor nota | onde tive mais pontos | qual tem mais pontos
show me my practised answers | as minhas respostas treinadas | as minhas respostas guardadas | as minhas respostas gravadas | minhas respostas treinadas | minhas respostas salvas | minhas respostas gravadas | as respostas que já treinei | as respostas que treinei | as respostas que eu treinei | as respostas que pratiquei | as respostas que guardaste | as respostas que tens guardadas | as respostas que eu já dei | que respostas já treinei | que respostas treinei | que respostas já treinei contigo | que respostas treinei contigo | que respostas já pratiquei | que respostas já dei | quais respostas já treinei | quais respostas eu já treinei | quais respostas treinei | que respostas tens guardadas | que respostas tens minhas | que respostas minhas tens | o que já treinei | o que eu já treinei | o que é que já treinei | o que já treinei contigo | o que treinei até agora | o que já pratiquei | o que é que eu já pratiquei | que perguntas já treinei | que perguntas já fiz | quantas respostas já treinei | quantas respostas já dei | mostra-me as minhas respostas | mostra as minhas respostas | mostre as minhas respostas | mostre-me as minhas respostas | me mostra as minhas respostas | me mostra minhas respostas | mostra minhas respostas | como foram as minhas respostas | como foram minhas respostas | como estavam as minhas respostas | como correram as minhas respostas | como têm corrido as minhas respostas | as minhas respostas até agora | minhas respostas até agora | guardaste as minhas respostas | tens as minhas respostas | você guardou minhas respostas | lembras-te das minhas respostas | o meu histórico | meu histórico | como estavam as respostas que já treinei | como estavam as respostas que já treinei contigo | como estavam as respostas que treinei | as respostas que já treinei contigo | as respostas que treinei contigo | as respostas treinadas | as minhas respostas anteriores | minhas respostas anteriores | mostra as respostas que já treinei
how am i doing | que tal estou | que tal estou a ir | que tal vou | como tenho estado | como tenho ido | como é que me estou a sair | como me saí até agora | como me saí$ | como é que me saí$ | como fui até agora | como fui$ | como é que fui$ | como correu até agora | como está a correr isto | estou a sair-me bem | estou me saindo bem | tô indo bem | tou a ir bem | vou bem$ | já estou pronta | já estou pronto | já estou preparada | já estou preparado | como é que estão as minhas notas | como estão os meus resultados | os meus resultados até agora
that was not my answer | isso não era a minha resposta | isto não era a minha resposta | isso não é a minha resposta | isto não é a minha resposta | isso não foi a minha resposta | essa não era a minha resposta | esta não era a minha resposta | aquilo não era a minha resposta | isso não era minha resposta | essa não é minha resposta | essa não era minha resposta | não era a minha resposta | não foi a minha resposta | isso não era uma resposta | isto não era uma resposta | isso não era resposta | aquilo não era resposta | não era uma resposta | não era resposta nenhuma | não era resposta$ | não foi resposta nenhuma | isso não foi uma resposta | eu não estava a responder | não estava a responder | eu não estava respondendo | não estava respondendo | ainda não respondi$ | eu ainda não respondi$ | eu não respondi$ | eu nem respondi | ainda nem respondi | não te dei resposta nenhuma | não te dei nenhuma resposta | não dei resposta nenhuma | isso não era para avaliar | não era para avaliar | não era pra avaliar | isso era uma pergunta | isto era uma pergunta | era uma pergunta não uma resposta | eu estava a perguntar | estava a perguntar$ | eu estava perguntando
that is not what i asked | não foi isso que perguntei | não foi isso que eu perguntei | não foi isto que perguntei | não foi o que perguntei | não foi o que eu perguntei | não é isso que perguntei | não é isso que estou a perguntar | não é isso que eu quero saber | não era isso que eu queria saber | não era isso que queria saber | não era isso que perguntava | não foi isso que pedi | não foi isso que eu pedi | não foi isso que te pedi | não pedi isso | não era isso$ | não é isso$ | não é nada disso | não era nada disso | perguntei outra coisa | eu perguntei outra coisa | não percebeste$ | não me percebeste | não percebeste nada | não percebeste o que | não percebeu o que perguntei | não percebeu a pergunta | não percebeste a pergunta | não percebeste a minha pergunta | percebeste mal | percebeu mal | entendeste mal | entendeu mal | você não entendeu | não me entendeu | não entendeste$ | não entendeste nada | você entendeu errado | entendeu errado | não me estás a ouvir | não estás a ouvir | não me ouves | não me ouviste | não estás a perceber | você não está me ouvindo | você não está entendendo | não estás a ler o que escrevo | não leste o que escrevi | leste mal | não responde à minha pergunta | isso não responde | não respondeste à minha pergunta | não respondeste à pergunta | não respondeste ao que perguntei | não respondeste ao que te perguntei | não me respondeste | não respondeste$ | você não respondeu | não respondeu à minha pergunta | essa não foi a minha pergunta | essa não era a minha pergunta | não era essa a minha pergunta | não foi essa a minha pergunta | nada a ver com o que perguntei | isso não tem nada a ver | isso não tem nada a ver com o que perguntei | não tem nada a ver com o que perguntei | não tem a ver com o que perguntei | não tem nada a ver$ | nada a ver$ | o que é que isso tem a ver | que é que isso tem a ver | não era disso que falava | não era disso que eu falava | não é disso que estou a falar | não é disso que eu estou falando | não estou a falar disso | estás a baralhar tudo | tás a baralhar tudo | estás a baralhar | tás a baralhar | estás a confundir | tás a confundir | está a confundir | você está confundindo | não era isso que eu perguntei | isso não foi o que perguntei | isso não foi o que eu perguntei | isso não foi o que pedi | não foi o que pedi | não foi isso que eu disse | não era isso que eu queria | não era isso que queria
i did not ask for a question | não pedi nenhuma pergunta | não pedi uma pergunta | não pedi pergunta nenhuma | não pedi pergunta | não te pedi nenhuma pergunta | não te pedi uma pergunta | não te pedi pergunta nenhuma | não lhe pedi nenhuma pergunta | não lhe pedi uma pergunta | eu não pedi nenhuma pergunta | eu não pedi uma pergunta | eu não pedi pergunta | eu não te pedi pergunta nenhuma | não queria uma pergunta | não queria pergunta nenhuma | não queria nenhuma pergunta | eu não queria pergunta | não quero pergunta nenhuma | não pedi para me fazeres perguntas | não pedi para fazer pergunta | quem pediu uma pergunta | ninguém pediu uma pergunta | ninguém te pediu uma pergunta
you said that already | já disseste isso | já disseste isto | já me disseste isso | já me disseste isto | já me disseste | isso já disseste | isso já me disseste | isto já me disseste | você já disse isso | você já me disse isso | você já falou isso | já me disse isso | isso já me disse | já tinhas dito isso | já tinhas dito | já me tinhas dito isso | já me tinhas dito | já me tinha dito isso | estás a repetir-te | estás a repetir | estás a dizer o mesmo | estás sempre a dizer o mesmo | está se repetindo | você está se repetindo | é a mesma resposta | é outra vez a mesma coisa | disseste o mesmo | repetiste o mesmo | repetiste a mesma coisa | outra vez o mesmo | outra vez a mesma coisa | de novo a mesma coisa
no more quiz | chega de quiz | chega de quizzes | chega de perguntas | já chega de quiz | já chega de perguntas | chega de testes | basta de quiz | basta de perguntas | não quero mais quiz | não quero mais quizzes | não quero mais nenhum quiz | já não quero mais quiz | já não quero quiz | não quero quiz | sem mais quiz | mais quiz não | nada de quiz | nada de mais quizzes | acaba com o quiz | acabar com o quiz | acaba o quiz | acabar o quiz | termina o quiz | terminar o quiz | encerra o quiz | para com o quiz | para o quiz$ | parar o quiz | para com as perguntas | pare com as perguntas | deixa o quiz | deixa lá o quiz | deixemos o quiz | deixamos o quiz | esquece o quiz | esqueça o quiz | esquece lá o quiz | larga o quiz
stop the practice | não quero outra pergunta | não quero mais perguntas | não quero mais nenhuma pergunta | já não quero mais perguntas | não quero responder a mais perguntas | não quero responder mais | não quero mais responder | não quero treinar mais | não quero treinar agora | não quero praticar agora | já não quero treinar | chega de treino | chega de treinar | chega de praticar | chega de perguntas por hoje | chega de perguntas por agora | parar o treino | para o treino$ | vamos parar o treino | acabar o treino | acaba o treino | terminar o treino | vamos acabar o treino | não me faças mais perguntas | não me faça mais perguntas | não faças mais perguntas | para de perguntar | para de me perguntar | para de me fazer perguntas | para de fazer perguntas | pare de me fazer perguntas | deixa de me fazer perguntas | deixa as perguntas | sem mais perguntas | agora sem perguntas | não quero perguntas agora | agora não quero perguntas
another question please | outra pergunta por favor | outra pergunta sff | outra pergunta se faz favor | outra pergunta pf | outra pergunta pfv | mais uma pergunta por favor | mais uma pergunta sff | quero outra pergunta | queria outra pergunta | quero uma pergunta diferente | queria uma pergunta diferente | uma pergunta diferente por favor | uma diferente por favor | prefiro outra pergunta | dá-me outra pergunta | dá-me outra | dê-me outra pergunta | dê-me outra | me dá outra pergunta | me dá outra | me dê outra | manda outra pergunta | manda lá outra | faz outra$ | faz-me outra$ | faça outra$ | me faz outra$ | faz lá outra | faz lá outra pergunta | venha outra | venha outra pergunta | venha a próxima | venha daí a próxima | a próxima por favor | a próxima sff | próxima por favor | próxima pergunta por favor | troca de pergunta | troca a pergunta | muda de pergunta | muda a pergunta | mude de pergunta | mude a pergunta | mudar de pergunta | trocar de pergunta | podes dar-me outra | pode dar-me outra | pode me dar outra | posso ter outra | podia ser outra | outra sff | outra pf
an easier question please | uma pergunta mais fácil | uma pergunta mais simples | uma mais fácil | uma mais simples | outra mais fácil | outra mais simples | algo mais fácil | uma coisa mais fácil | mais fácil por favor | mais fácil sff | ^mais fácil$ | pergunta mais fácil | tens uma mais fácil | tem uma mais fácil | dá-me uma mais fácil | me dá uma mais fácil | faz-me uma mais fácil | faz uma mais fácil | essa pergunta é muito difícil | esta pergunta é muito difícil | essa pergunta é demasiado difícil | esta pergunta é demasiado difícil | a pergunta é demasiado difícil | a pergunta é muito difícil | ^é muito difícil$ | ^muito difícil$ | ^demasiado difícil$ | essa é muito difícil | esta é muito difícil | agora outra mas mais fácil | outra mas mais fácil | agora uma mais fácil | mas mais fácil$ | pode ser mais fácil
ask me a question about … | ^uma sobre | ^antes uma sobre | ^então uma sobre | outra sobre | outra mas sobre | outra pergunta sobre | outra pergunta de | outra pergunta mas sobre | mais uma sobre | quero uma sobre | queria uma sobre | quero outra sobre | prefiro uma sobre | preferia uma sobre | pode ser uma sobre | podia ser uma sobre | dá-me uma sobre | dá-me antes uma sobre | dá-me outra sobre | dê-me uma sobre | me dá uma sobre | me dê uma sobre | faz-me uma sobre | faz-me antes uma sobre | faz uma sobre | faz antes uma sobre | faça uma sobre | faça-me uma sobre | me faz uma sobre | me faça uma sobre | manda uma sobre | manda outra sobre | pergunta-me antes sobre | pergunta-me alguma coisa sobre | pergunta antes sobre | tens uma sobre | tem uma sobre | tens alguma sobre | tem alguma sobre | agora uma sobre | uma pergunta que tenha a ver com | uma que tenha a ver com | uma pergunta relacionada com | algo relacionado com | uma pergunta de entrevista sobre | faz-me uma pergunta de entrevista sobre | me faz uma pergunta de | agora outra sobre | agora uma pergunta sobre
ask me a question for … | uma pergunta de entrevista da | uma pergunta de entrevista para a | uma pergunta de entrevista à | faz-me uma pergunta de entrevista da | faz-me uma pergunta de entrevista para a | faça-me uma pergunta de entrevista da | me faz uma pergunta de entrevista da | uma pergunta daquelas da | uma daquelas da | pergunta típica da | uma pergunta ao estilo da | uma pergunta no estilo da | uma pergunta à maneira da | uma pergunta à moda da | uma pergunta tipo | uma pergunta tipo da | uma pergunta como as da | uma pergunta que a … faria | uma pergunta que a … faça | faz-me uma da | faz-me uma para a | faz-me antes uma da | faz uma da | faz uma para a | me faz uma da | dá-me uma da | dá-me uma para a | me dá uma da | me dá uma para a | agora uma da | agora uma para a | ^uma da | ^uma para a | ^outra da | ^outra para a | outra pergunta da | outra pergunta para a | quero uma da | quero uma para a | queria uma da | queria uma para a | prefiro uma da | uma pergunta pra | uma pergunta pra a | faz-me uma pergunta daquelas da | faz uma pergunta daquelas da | faz-me uma pergunta como as da | me faz uma pergunta pra | me faz uma pergunta para a | uma pra | agora uma pra | quero uma pra | pergunta para a | pergunta pra
ask me a question | faz-me uma pergunta de entrevista | faça-me uma pergunta de entrevista | me faz uma pergunta de entrevista | faz uma pergunta de entrevista | faz-me lá uma pergunta | faz lá uma pergunta | manda lá uma pergunta | venha uma pergunta | venha daí uma pergunta | venha lá uma pergunta | faz-me aí uma pergunta | faz uma pergunta aí | manda aí uma pergunta
i don't know | ^não sei$ | ^não sei mesmo | ^nao sei bem$ | ^eu não sei$ | ^n sei$ | ^sei lá$ | ^sei lá eu | ^essa não sei | ^esta não sei | ^isso não sei | ^não sei essa | ^não sei esta | ^não sei isso | ^não sei responder | não sei responder a isso | não sei a resposta | ^não faço ideia | ^não faço a mínima | ^não faço a menor | não faço a mínima ideia | não faço a menor ideia | não faço ideia$ | ^nem ideia | ^nem faço ideia | não tenho ideia$ | não tenho a mínima ideia | não tenho a menor ideia | não tenho noção$ | ^sem ideia$ | ^não me lembro$ | ^já não me lembro$ | ^não lembro$ | ^passo não sei
what is the right answer to that | qual é a resposta certa | qual a resposta certa | qual era a resposta certa | qual seria a resposta certa | qual é a resposta correta | qual a resposta correta | qual era a resposta correta | qual era a resposta | qual é a resposta$ | qual seria a resposta$ | qual é então a resposta | qual seria a resposta ideal | qual é a resposta ideal | qual seria uma boa resposta | qual é uma boa resposta | qual era uma boa resposta | como seria uma boa resposta | como é uma boa resposta | o que seria uma boa resposta | que resposta esperam | que resposta eles esperam | que resposta querem ouvir | o que devia responder | o que é que devia responder | o que é que eu devia responder | o que eu deveria responder | o que é que se responde a isso | o que se responde a isso | como é que se responde a isso | dá-me a resposta | dê-me a resposta | me dá a resposta | diz-me a resposta | diga-me a resposta | me diz a resposta | e a resposta certa
give me a hint | dá uma dica | dá aí uma dica | dá lá uma dica | dá-me uma pista | me dá uma pista | dê-me uma pista | dás-me uma dica | dás-me uma pista | podes dar-me uma dica | pode dar-me uma dica | pode me dar uma dica | podes dar uma dica | quero uma dica | queria uma dica | preciso de uma dica | preciso de uma pista | preciso de ajuda com a pergunta | preciso de ajuda com esta | tens uma dica | tens alguma dica | tem alguma dica$ | alguma dica$ | alguma pista$ | uma dica sff | uma pista por favor | ajuda-me com esta | me ajuda com essa | ajuda-me com esta pergunta | ajuda aí | dá-me uma ajudinha | me dá uma ajudinha
why is the … only | porque é que a … só | porque é que o … só | porque é que na … só | porque é que no … só | porque é que a … só tem | porque é que o … só tem | porque é que a … é só | porque é que o … é só | porque é que a … tem só | porque é que o … tem só | porque é que a … está só | porque é que na … só tenho | porque é que no … só tenho | porque é que na … só tive | porque é que no … só tive | porque é que a … apenas | porque é que só … na | porque a … só | porque o … só | porque na … só | porque no … só | porque a … só tem | porque o … só tem | porque na … só tenho | porque no … só tenho | por que a … só | por que o … só | por que na … só | por que no … só | por que a … só tem | por que o … só tem | por que a … tem só | por que o … tem só | por que a … é só | por que o … é só | por que na … só tirei | por que no … só tirei | por que motivo a … só
why only | porque é que só | porque só tenho | porque é que só tenho | porque é que só tive | porque só tive | porque é que tenho só | porque é que tive só | por que só tirei | por que só tive | por que tirei só | por que eu só tirei | porquê apenas
why that score | porquê esta nota | porque é que a nota é tão baixa | por que a nota é tão baixa | por que a nota foi tão baixa | porquê uma nota tão baixa | porquê tão baixo | porquê tão baixa | por que tão baixo | por que tão baixa | porque é que é tão baixa | porque é que tive tão pouco | como chegaste a essa nota | como é que chegaste a essa nota | como é que chegaste a esse número | como chegou a essa nota | como você chegou a essa nota | de onde vem essa nota | de onde vem esse número | de onde vem essa pontuação | de onde saiu essa nota | que nota é essa | que pontuação é essa | porque é que me deste essa nota | porque é que me deste só | por que você me deu essa nota | por que você me deu só | explica a pontuação | explica a nota | explica-me a nota | explica-me a pontuação | me explica a nota | me explica a pontuação | explique a nota | explique a pontuação | explica essa nota | o que quer dizer essa pontuação | o que significa essa nota
what is missing in my answer | o que falta na minha resposta | o que falta à minha resposta | o que é que falta na minha resposta | o que é que falta à minha resposta | o que falta na resposta | o que falta à resposta | o que lhe falta$ | o que é que lhe falta | o que falta aí | o que falta ali | o que falta$ | o que é que falta$ | o que me falta$ | o que é que me falta$ | o que está a faltar | o que está faltando | o que tá faltando | o que ficou a faltar | o que ficou faltando | o que faltou | o que é que faltou | que falta à minha resposta | o que está mal na minha resposta | o que é que está mal na minha resposta | o que está errado na minha resposta | o que tem de errado na minha resposta | o que fiz de errado na resposta
how can i improve my answer | como posso melhorar a minha resposta | como posso melhorar minha resposta | como posso melhorar a resposta | como melhorar a minha resposta | como melhorar minha resposta | como melhorar a resposta | como melhoro a minha resposta | como melhoro minha resposta | como melhoro a resposta | como é que melhoro a resposta | como é que melhoro a minha resposta | como é que posso melhorar a resposta | como é que a posso melhorar | como a posso melhorar | como posso melhorá-la | como posso melhorar$ | como é que posso melhorar$ | como melhorar$ | como melhoro$ | como posso melhorar isso | como posso melhorar isto | como melhoro isso | como melhoro isto | como faço para melhorar a resposta | o que posso melhorar$ | o que é que posso melhorar$ | o que posso melhorar na resposta | o que posso melhorar na minha resposta | o que devo melhorar na resposta | o que eu poderia melhorar | o que mudavas na resposta | o que mudavas na minha resposta | o que mudarias na minha resposta | o que você mudaria na minha resposta | ajuda-me a melhorar a resposta | ajuda-me a melhorar a minha resposta | me ajuda a melhorar a resposta | me ajuda a melhorar minha resposta | melhora a minha resposta | melhore a minha resposta | melhora minha resposta
here is my new ending: | fim novo | novo fim | final novo | novo final | outro final | outro fim | fim novo para a minha resposta | novo fim para a minha resposta | final novo para a minha resposta | novo final para a minha resposta | novo final da minha resposta | outro final para a minha resposta | aqui vai o novo final | aqui vai o novo fim | aqui está o novo final | aqui vai outro final | o meu novo final | meu novo final | o novo final é | o novo final | mudo o final | mudo o fim | mudei o final | mudei o fim | vou mudar o final | vou mudar o fim | então mudo o final | troco o final | troquei o final | refiz o final | refaço o final | corrijo o final | corrigi o final | o final passa a ser | o fim passa a ser | o final fica assim | o final ficou assim | o fim fica assim | agora o final é | agora termina assim | agora acaba assim | e se acabar assim | e se o final for | e se terminar assim
the question was not that one | a pergunta não era essa | a pergunta não era esta | a pergunta não foi essa | não era essa a pergunta | não era esta a pergunta | não foi essa a pergunta | essa não era a pergunta | esta não era a pergunta | essa não foi a pergunta | a questão não era essa | a pergunta era outra | era outra pergunta | a tua pergunta não era essa | a tua pergunta era outra | a sua pergunta não era essa | não foi essa pergunta que me fizeste | não foi essa pergunta que você fez | eu respondi a outra pergunta | respondi a outra pergunta | a resposta era para outra pergunta | a minha resposta era para outra pergunta | a minha resposta era à outra pergunta | não foi essa a pergunta que me fizeste | não era essa a pergunta que me fizeste
how does hiring go | como é o processo de recrutamento | como é o processo de seleção | como é o processo seletivo | como é o processo$ | como é que é o processo | como é todo o processo | como funciona o processo | como funciona o processo de recrutamento | como é que funciona o processo | como é que funciona o recrutamento | como é que funciona a seleção | como corre o recrutamento | como corre a seleção | como decorre a seleção | como decorre o recrutamento | como decorre o processo | como se processa a seleção | como se processa o recrutamento | como é que isto se processa | que etapas há | que etapas há até | que etapas são | quais são as etapas até | quais são as etapas do recrutamento | quais são as etapas da seleção | quais são as etapas do processo | quais são as fases do recrutamento | quais são as fases da seleção | quais são as fases do processo | que fases há | que fases tem o recrutamento | que etapas tem o processo | o processo do início ao fim | a seleção do início ao fim | o recrutamento do início ao fim | desde a candidatura até | da candidatura até | o que vem depois da candidatura | o que vem a seguir à candidatura | o que acontece depois da candidatura | o que acontece depois de me candidatar | o que se segue à candidatura | e depois da candidatura | depois da candidatura o que acontece | depois de me candidatar o que acontece | como é que se entra na aviação | como se entra na aviação | como é que se entra para tripulante | como me torno tripulante | como é que me torno tripulante | como me torno tripulante de cabine | como me torno comissária | como me torno comissário | como me torno hospedeira | como é que me torno hospedeira | como ser comissária de bordo | como ser comissário de bordo | como ser tripulante de cabine | como ser hospedeira | como viro comissária | como viro comissário | como virar comissária | como virar comissário | que etapas há até ser contratado | que etapas há até ser contratada | quais são as etapas até ser contratado | quais são as etapas até ser contratada | como é que se entra$ | como se entra$
selection process | como é o processo de recrutamento da | como é o processo de recrutamento na | como é o processo seletivo na | como é o processo de seleção na | como funciona o processo de recrutamento da | como funciona o processo de seleção da | como funciona o recrutamento na | como funciona a seleção na | como decorre a seleção na | como decorre o recrutamento na | como corre o recrutamento na | como corre a seleção na
what happens at an assessment day | o que fazem no dia de seleção | o que fazem no dia da seleção | o que se faz no dia de seleção | o que se faz no dia da seleção | o que acontece no dia da seleção | o que acontece no dia de recrutamento | o que se passa no dia da seleção | o que se passa no dia de seleção | o que se passa no assessment day | o que rola no assessment day | o que rola no dia da seleção | como corre o dia da seleção | como corre o dia de seleção | como é o dia$ | como vai ser o dia$ | como é esse dia | como é esse dia da seleção | o dia da seleção como é | o dia de seleção como é | o assessment day como é | ^e o dia da seleção | ^e o dia de seleção | ^e o dia de recrutamento | ^e o assessment day | ^e o assessment | ^e no dia da seleção | ^e no dia de seleção | ^e no assessment day | como é que é o dia da seleção | o que esperar do assessment day | o que esperar do dia da seleção | o que me espera no dia da seleção
how long does an assessment day take | quanto tempo dura o dia da seleção | quanto tempo dura o dia de seleção | quanto tempo dura o assessment day | quanto tempo dura um assessment day | quanto tempo dura o assessment | quanto dura o dia da seleção | quanto dura o dia de seleção | quanto dura o assessment day | quanto dura um assessment day | quanto demora o dia da seleção | quanto demora o assessment day | quanto tempo demora o dia da seleção | quanto tempo demora o dia de seleção | quanto tempo demora o assessment day | quanto tempo leva o assessment day | quantas horas dura o dia da seleção | quantas horas dura o dia de seleção | quantas horas dura o assessment day | quantas horas são no dia da seleção | quantas horas é o assessment day | o dia da seleção dura quanto tempo | o assessment day dura quanto tempo | o assessment day dura o dia todo | o dia da seleção dura o dia todo | o assessment day é o dia todo
what do they watch in the group exercise | o que observam na dinâmica de grupo | o que avaliam na dinâmica de grupo | o que é que avaliam na dinâmica de grupo | o que é que observam na dinâmica de grupo | o que eles avaliam na dinâmica de grupo | o que eles observam na dinâmica de grupo | o que avaliam na dinâmica em grupo | o que eles avaliam na dinâmica | o que avaliam na dinâmica | o que observam no exercício de grupo | o que avaliam no exercício de grupo | o que é que avaliam no exercício de grupo | o que avaliam no trabalho de grupo | o que avaliam na prova de grupo | o que veem na dinâmica de grupo | o que querem ver na dinâmica de grupo | o que procuram na dinâmica de grupo | o que olham na dinâmica de grupo | no que reparam na dinâmica de grupo | em que reparam na dinâmica de grupo | o que conta na dinâmica de grupo | o que é que conta na dinâmica de grupo | como avaliam a dinâmica de grupo | a que estão atentos na dinâmica de grupo
what are you, a bot | o que és tu | mas o que és tu | o que és ao certo | o que és afinal | o que é que tu és | o que é que és | tu és o quê | és o quê | mas tu és o quê | és algum bot | és algum robô | tu és um bot | tu és um robô | tu és uma máquina | tu és uma ia | você é o quê | isto é um bot | isto é um robô | isto é uma máquina | isto é uma ia | isso é um bot | isso é um robô | isso é uma ia | falo com um bot | falo com um robô | falo com uma máquina | falo com uma pessoa | estou a falar com um bot | estou a falar com um robô | estou a falar com uma máquina | estou a falar com quem | estou falando com um bot | estou falando com um robô | estou falando com quem | com quem estou a falar | com quem estou falando | com quem é que estou a falar | quem está aí | está aí alguém | tem alguém aí
what can you do | que fazes tu | que sabes fazer | que podes fazer | o que fazes tu | o que é que fazes aqui | para que é que serves | no que ajudas | em que ajudas | em que é que ajudas | em que é que me podes ajudar | como me ajudas | como é que me ajudas | como é que me podes ajudar | o que dá para fazer aqui | o que dá pra fazer aqui | o que posso fazer aqui | o que mais sabes fazer | o que mais podes fazer | o que mais você faz | que mais sabes fazer | que mais podes fazer | o que tens para oferecer | quais são as tuas funções | quais são as suas funções
which airlines do you have | que companhias tens | que companhias tem | que companhias é que tens | que companhias tens aqui | que companhias há | que companhias há aqui | que companhias aéreas tens | que companhias aéreas tem | que companhias aéreas há aqui | quais companhias você tem | quais companhias tem | quais companhias aéreas você tem | quais companhias aéreas tem | quais são as companhias que tens | quais as companhias que tens | quais são as companhias que conheces | as companhias que tens | sobre que companhias sabes | de que companhias sabes | de que companhias tens informação | de que companhias tens dados | sobre quais companhias você sabe | que companhias estão no teu guia | que companhias estão no guia | que companhias tens no guia | quais estão no teu guia | quais companhias estão no seu guia | lista das companhias | lista de companhias | a lista das companhias | mostra as companhias | mostra-me as companhias | diz-me as companhias | tens que companhias
compare | compara lá | compara isso | compara isto | compara-as | compara-os | compara os dois | compara as duas | compara-me os dois | compara-me as duas | compare os dois | compare as duas | compara aí | comparar | comparem | podes comparar | podes comparar-me | pode comparar | você pode comparar | dá para comparar | dá pra comparar | faz a comparação | faz uma comparação | faça a comparação | faça uma comparação | faz-me a comparação | põe lado a lado | ponha lado a lado | mete lado a lado | coloca lado a lado
what is the difference between them | qual é a diferença entre as duas | qual é a diferença entre os dois | qual é a diferença entre elas | qual é a diferença entre eles | qual a diferença entre as duas | qual a diferença entre os dois | qual a diferença entre elas | qual a diferença entre eles | qual é a diferença$ | qual a diferença$ | e qual é a diferença$ | que diferença há$ | que diferenças há$ | que diferença tem$ | quais são as diferenças$ | quais as diferenças$ | em que são diferentes | em que é que são diferentes | no que são diferentes | em que diferem$ | no que diferem$ | o que têm de diferente | o que muda entre as duas | o que muda entre elas | o que muda de uma para a outra | o que muda de uma pra outra
what about … | ^e então a | ^e então o | ^então e a | ^então e o | ^então e na | ^então e no | ^mas e a | ^mas e o | ^mas e na | ^mas e no | ^mas e se for | ^e já agora a | ^e já agora na | ^e quanto aos | ^e quanto às | ^e ao | ^e pela | ^e pelo | ^e lá na | ^e lá no | ^e dos | ^e das | ^e aos | ^e no caso da | ^e no caso de | ^e no caso do | ^no caso da | ^e se for na | ^e se for para a | ^e se for com | ^e relativamente a
what are the requirements of … | ^a … que pede$ | ^a … o que pede$ | ^a … o que é que pede$ | ^a … pede o quê$ | ^a … que exige$ | ^a … o que exige$ | ^a … exige o quê$ | ^a … que requisitos tem$ | ^a … que requisitos pede$ | que pede a | que exige a | o que é que pede a | o que é que exige a | o que é que a … pede | o que é que a … exige | o que a … pede | o que querem na | o que exigem na | o que pedem na | o que é que pedem na | o que é que exigem na | o que é preciso para a | o que é preciso para entrar na | o que é preciso para ir para a | o que é preciso na | que é preciso para entrar na | o que preciso para entrar na | o que eu preciso para entrar na | o que precisa para entrar na | o que é necessário para entrar na | quais são as condições da | quais as condições da | condições da | quais são as exigências da | quais as exigências da | que requisitos tem | quais são os requisitos na | quais os requisitos na | os requisitos da | requisitos da | requisitos para a | requisitos na
am i too old | já sou velha | já sou velho | não sou velha demais | não sou velho demais | não sou muito velha | não sou muito velho | sou demasiado velha para isto | sou demasiado velho para isto | já sou demasiado velha | já sou demasiado velho | já sou velha demais | já sou velho demais | já estou velha | já estou velho | estou velho demais | estou velha para isto | estou velho para isto | já passei da idade | passei da idade | já passou da idade | já não tenho idade | já não tenho idade para isto | já não vou para nova | com a minha idade ainda posso | com a minha idade ainda dá | com a minha idade ainda vou a tempo | na minha idade ainda posso | na minha idade ainda dá | ainda vou a tempo | ainda dá tempo na minha idade | é tarde para começar | é tarde demais para começar | é tarde demais para mim
am i too young | sou demasiado novo | sou novinha demais | sou novinho demais | sou novinha para isto | sou muito nova para isto | sou muito novo para isto | sou demasiado jovem | sou jovem demais | sou nova de mais | sou novo de mais | ainda sou nova | ainda sou novo | ainda sou muito nova | ainda sou muito novo | não sou nova demais | não sou novo demais | não sou demasiado nova | não sou demasiado novo | ainda não tenho idade | não tenho idade suficiente | tenho idade suficiente | já tenho idade | já tenho idade para
i am too short | não tenho altura | não tenho altura suficiente | não tenho altura para isto | falta-me altura | me falta altura | tenho pouca altura | tenho pouca estatura | sou baixinha | sou baixinho | sou pequenina | sou pequenino | sou pequena demais | sou pequeno demais | sou muito pequena | sou muito pequeno | sou baixinho demais | sou um bocado baixa | sou um bocado baixo | sou um pouco baixa | sou um pouco baixo | acho que sou baixa | acho que sou baixo | acho que sou muito baixa | acho que sou muito baixo | tenho medo de ser baixa | tenho medo de ser baixo | tenho medo de ser muito baixa
is my height enough | a minha altura chega | a minha altura é suficiente | a minha altura dá | a minha altura serve | minha altura chega | minha altura é suficiente | minha altura dá | a minha altura é um problema | minha altura é um problema | com a minha altura posso | com a minha altura passo | com a minha altura dá | com a minha altura consigo | com essa altura dá | com essa altura posso | com esta altura posso | com esta altura passo | essa altura chega | essa altura dá | tenho altura suficiente | tenho altura para | chega de altura$ | dá de altura$ | sou alta o suficiente | sou alto o suficiente | sou suficientemente alta | sou suficientemente alto
is it enough for | chega para a | chega para o | chega para ser | chega pra | chega na | é suficiente para a | é suficiente para o | é suficiente na
is it enough | chega$ | será que chega | será que dá | isso chega$ | isso dá$ | é suficiente$ | é o suficiente$ | chega para entrar | dá para entrar | dá para passar | dá pra entrar | dá pra passar | ^dá$ | ^serve$ | e dá$ | cm dá$ | cm dão$ | não chega$ | não dá$ | chega para isso | chega para isto | é suficiente pra | é suficiente para entrar | será suficiente
i am afraid my english is not good enough | tenho medo que o meu inglês não chegue | tenho medo que o meu inglês não seja suficiente | tenho medo que o meu inglês não seja bom | tenho medo de que meu inglês não seja suficiente | tenho medo que meu inglês não seja bom | tenho medo do inglês | tenho medo da parte do inglês | tenho medo por causa do inglês | o meu inglês não chega | meu inglês não é suficiente | o meu inglês não é suficiente | o meu inglês não é bom | meu inglês não é bom | o meu inglês não é muito bom | meu inglês não é muito bom | o meu inglês não é grande coisa | meu inglês não é lá essas coisas | o meu inglês não é perfeito | meu inglês não é perfeito | meu inglês não é fluente | o meu inglês não é fluente | o meu inglês é fraco | meu inglês é fraco | o meu inglês é fraquinho | o meu inglês é mau | meu inglês é ruim | o meu inglês é péssimo | meu inglês é péssimo | o meu inglês é básico | meu inglês é básico | o meu inglês é assim-assim | meu inglês é mais ou menos | o meu inglês é mais ou menos | o meu inglês está enferrujado | meu inglês está enferrujado | meu inglês tá enferrujado | não falo bem inglês | não falo inglês muito bem | falo mal inglês | não sou boa a inglês | não sou bom a inglês | não sou boa em inglês | não sou bom em inglês | tenho vergonha do meu inglês | tenho vergonha de falar inglês | estou preocupada com o meu inglês | estou preocupado com o meu inglês | estou preocupada com o inglês | estou preocupado com o inglês | preocupa-me o inglês | o inglês preocupa-me | o meu problema é o inglês | meu problema é o inglês | será que o meu inglês chega | o meu inglês chega | o meu inglês é um bocado fraco | o meu inglês é um pouco fraco | o meu inglês é meio fraco | meu inglês é meio fraco | meu inglês é bem fraco | o meu inglês é muito fraco | meu inglês é muito fraco | o meu inglês está um bocado enferrujado | tenho medo que o inglês não chegue | e se o meu inglês não chegar | tenho dificuldade em inglês | tenho dificuldades com o inglês | tenho dificuldade com o inglês
how do i improve my english | como melhoro o inglês | como melhoro o meu inglês | como é que melhoro o inglês | como é que melhoro o meu inglês | como é que posso melhorar o inglês | como posso melhorar o inglês | como posso melhorar o meu inglês | como posso melhorar meu inglês | como melhorar o inglês | como melhorar o meu inglês | como melhorar meu inglês | como melhorar inglês | como treino o inglês | como treinar o inglês | como treinar inglês | como treinar meu inglês | como pratico inglês | como pratico o inglês | como praticar inglês | como praticar o inglês | como aprendo inglês | como aprender inglês | como faço para melhorar o inglês | como faço para melhorar meu inglês | dicas para melhorar o inglês | dicas para o inglês | quero melhorar o meu inglês | quero melhorar meu inglês | preciso de melhorar o inglês | preciso de melhorar o meu inglês | preciso melhorar meu inglês | tenho de melhorar o inglês | tenho de melhorar o meu inglês | tenho que melhorar o inglês | como é que faço para melhorar o inglês | como é que faço pra melhorar o inglês | como faço pra melhorar o inglês | como faço pra melhorar meu inglês | como é que melhoro o inglês até lá | como estudar inglês
i am nervous | estou cheia de medo | estou cheio de medo | estou cheia de nervos | estou cheio de nervos | tou cheia de nervos | tou cheio de nervos | estou uma pilha de nervos | estou uma pilha | tou uma pilha de nervos | estou com nervos | tou super nervosa | tou super nervoso | tou muito nervosa | tou muito nervoso | tô super nervosa | tô super nervoso | tô muito nervoso | estou mega nervosa | estou mega nervoso | ando nervosa | ando nervoso | ando muito nervosa | fico nervosa | fico nervoso | fico muito nervosa | fico muito nervoso | fico tão nervosa | fico ansiosa | fico ansioso | estou ansiosíssima | tou ansiosa | tou ansioso | tô ansiosa | tô ansioso | tô com medo | tou com medo | tô com ansiedade | tô em pânico | tou em pânico | tô surtando | estou surtando | estou a panicar | tou a panicar | estou a stressar | tou a stressar | tou stressada | tou stressado | tô estressada | tô estressado | estou à rasca | tou à rasca | estou aflita | estou aflito | tou aflita | estou morta de medo | estou morto de medo | tenho medo de bloquear | tenho medo de ficar em branco | tenho medo de chumbar | tenho medo de não conseguir | tenho medo de não passar | tenho medo de não ser capaz | tenho medo de fazer má figura | frio na barriga | borboletas na barriga | nó no estômago | os nervos dão cabo de mim | que ansiedade | quantos nervos | tô morrendo de medo | estou morrendo de medo | estou a morrer de medo | tou a morrer de medo | estou cagada de medo | estou cagado de medo
i am afraid of | tenho medo de | tenho medo do | tenho medo da | tenho medo dos | tenho medo das | tenho receio de | tenho receio da | tenho receio do | tenho pavor de | tenho pavor da | morro de medo de | morro de medo da
i am afraid that | tenho medo que | tenho receio que | tenho medo de que
i cry when | choro quando | choro sempre que | eu choro se
i cry when i am stressed | choro quando estou stressada | choro quando estou stressado | choro quando fico stressada | choro quando fico stressado | choro quando estou nervosa | choro quando estou nervoso | choro quando fico nervosa | choro quando fico nervoso | choro quando tô nervosa | choro quando fico estressada | choro quando estou sob pressão | eu choro quando | choro sob pressão | choro com o stress | choro facilmente | choro com facilidade | choro muito fácil | choro fácil | choro por tudo e por nada | choro por tudo | choro por qualquer coisa | quando estou nervosa choro | quando estou nervoso choro | quando fico nervosa choro | quando fico nervoso choro | quando estou stressada choro | quando me stresso choro | começo a chorar | começo logo a chorar | desato a chorar | fico com vontade de chorar | dá-me vontade de chorar | me dá vontade de chorar | fico com lágrimas nos olhos | vêm-me as lágrimas aos olhos | vêm-me as lágrimas | sou chorona | sou chorão | sou de lágrima fácil | tenho a lágrima fácil | tenho medo de chorar | tenho medo de começar a chorar | e se eu chorar | e se chorar$ | e se eu começar a chorar | e se começar a chorar na entrevista | e se me vierem as lágrimas | choro quando tou nervosa | choro quando tou nervoso | choro quando tou stressada | choro quando tou stressado | choro quando tô estressada | choro sempre que fico nervosa | choro sempre que estou nervosa
i was afraid of flying | tinha medo de voar | tinha medo de andar de avião | tinha medo de aviões | tinha medo de avião | já tive medo de voar | tive medo de voar | eu tinha medo de avião | tenho medo de voar | tenho medo de aviões | tenho medo de avião | tenho medo de andar de avião | tenho um bocado de medo de voar | tenho algum medo de voar | tenho um pouco de medo de voar | tenho um pouco de medo de avião | tenho pavor de voar | tenho pavor de aviões | tenho pavor de avião | morro de medo de avião | morro de medo de voar | morria de medo de voar | tenho fobia de avião | tenho fobia de voar | sofro de medo de voar | em criança tinha medo de voar | em pequena tinha medo de voar | em pequeno tinha medo de voar | quando era pequena tinha medo de voar | quando era pequeno tinha medo de voar | quando era criança tinha medo de voar | quando era miúda tinha medo de voar
my family does not want me to go | a minha família não quer | a minha família não quer que eu vá | minha família não quer | minha família não quer que eu vá | a minha família é contra | minha família é contra | a minha família está contra | a minha mãe não quer | a minha mãe não quer que eu vá | minha mãe não quer | minha mãe não quer que eu vá | a minha mãe é contra | minha mãe é contra | a minha mãe não me deixa | minha mãe não deixa | a minha mãe não gosta da ideia | a minha mãe tem medo que eu vá | o meu pai não quer | o meu pai não quer que eu vá | meu pai não quer | meu pai não quer que eu vá | o meu pai é contra | os meus pais não querem que eu vá | meus pais não querem que eu vá | os meus pais não gostam da ideia | os meus pais não me deixam | meus pais não deixam | os meus pais acham que não devo | o meu marido não quer | o meu marido não quer que eu vá | meu marido não quer que eu vá | o meu marido é contra | a minha mulher não quer | a minha mulher não quer que eu vá | minha esposa não quer | o meu namorado não quer que eu vá | meu namorado não quer que eu vá | o meu namorado é contra | a minha namorada não quer | a minha namorada não quer que eu vá | minha namorada não quer | a minha avó não quer que eu vá | minha avó não quer que eu vá | não querem que eu vá | lá em casa são contra | lá em casa não querem
i feel alone there | sinto-me sozinha lá | sinto-me sozinho lá | vou sentir-me sozinha | vou sentir-me sozinho | vou-me sentir sozinha | vou-me sentir sozinho | me sentir sozinha lá | me sentir sozinho lá | sentir-me sozinha lá | sentir-me sozinho lá | uma pessoa sente-se sozinha lá | a gente se sente sozinha lá | tenho medo de ficar sozinha | tenho medo de ficar sozinho | tenho medo de estar sozinha | tenho medo de estar sozinho | tenho medo de me sentir sozinha | tenho medo de me sentir sozinho | tenho medo da solidão | tenho medo de ir sozinha | tenho medo de ir sozinho | é solitário lá | é muito solitário | é uma vida solitária | a vida lá é solitária | é uma vida muito sozinha | vou estar lá sozinha | vou estar lá sozinho | não conheço lá ninguém | não conheço ninguém lá | não vou conhecer lá ninguém | não tenho lá ninguém | não tenho ninguém lá | viver lá sozinha | viver lá sozinho | morar lá sozinha | morar lá sozinho | viver sozinha em | viver sozinho em | morar sozinha em | morar sozinho em | viver sozinha no | viver sozinho no | morar sozinha no | morar sozinho no | ir viver para … sozinha | ir viver para … sozinho | ir viver sozinha para | ir viver sozinho para | ir morar em … sozinha | ir morar em … sozinho | mudar-me sozinha para | mudar-me sozinho para | tenho medo de ir viver para … sozinha | tenho medo de ir viver para … sozinho | tenho medo de ir morar em … sozinha | tenho medo de ir morar em … sozinho | tenho medo de viver sozinha em | tenho medo de viver sozinho em | tenho medo de ir para … sozinha | tenho medo de ir para … sozinho | fica-se muito sozinho | ficar lá sozinha | ficar lá sozinho | vou ficar lá sozinha | vou ficar lá sozinho | fico lá sozinha | fico lá sozinho | estar lá sozinha | estar lá sozinho | é solitário$ | é muito solitário viver lá
i would miss my family | sentir falta da família | sentir a falta da família | sentir falta da minha família | sentir falta de casa | sentir saudades da família | sentir saudades de casa | ter saudades da família | ter saudades de casa | vou ter saudades | vou ter saudades da família | vou ter saudades de casa | vou sentir falta da família | vou sentir falta da minha família | vou sentir falta de casa | vou sentir saudades | vou sentir saudade da família | vou ter muitas saudades | tenho medo das saudades | tenho medo das saudades de casa | tenho medo de ter saudades | saudades da família | saudades de casa | saudade da família | saudade de casa | ficar longe da família | estar longe da família | ficar longe de casa | custa-me deixar a família
what does a normal working day look like | como é um dia normal | como é um dia normal de trabalho | como é um dia de trabalho | como é um dia de trabalho normal | como é um dia típico | como é o dia a dia | como é o dia a dia lá | como é o dia a dia de um tripulante | como é o dia a dia de uma tripulante | como é o dia a dia de uma hospedeira | como é o dia a dia de uma comissária | como é o dia a dia de um comissário | como é o dia a dia da tripulação | o dia a dia como é | e o dia a dia | qual é o dia a dia | como é o quotidiano | como é a rotina | como é a rotina de um tripulante | como é a rotina de uma comissária | como é a rotina de um comissário | como é a rotina de comissária | como é a rotina de comissário | como é a rotina lá | qual é a rotina | como é o dia de uma hospedeira | como é o dia de um tripulante | como é um dia na vida de | como é a vida de tripulante | como é a vida de um tripulante | como é a vida de uma hospedeira | como é a vida de hospedeira | como é a vida de comissária | como é a vida de comissário | como é a vida de uma comissária | como são os horários | como são as escalas | que horários se fazem | que horários têm | quais são os horários | como é que é um dia normal | um dia normal como é | o que faz um tripulante num dia normal
what is it like to live there | como é viver lá | como é morar lá | como é a vida lá | como é a vida no | como é a vida em | como é viver no | como é viver em | como é morar no | como é morar em
how many days off are there | quantos dias de folga há | quantos dias de folga há por mês | quantos dias de folga tenho | quantos dias de folga tenho por mês | quantos dias de folga se tem | quantos dias de folga se tem por mês | quantos dias de folga têm | quantos dias de folga por mês | quantos dias de folga dão | quantos dias livres há | quantos dias livres tenho | quantos dias livres se tem | quantos dias livres por mês | quantas folgas há | quantas folgas há por mês | quantas folgas tenho | quantas folgas se tem | quantas folgas têm | quantas folgas por mês | quantas folgas tem por mês | quantas folgas dão | quantas folgas eles dão | quantos dias de descanso há | quantos dias de descanso por mês | quantos dias se folga | quantos dias folgo | quantos dias folga
how often are you away from home | quantas noites fora de casa | quantas noites se passa fora | quantas noites se passam fora | quantas noites passo fora | quantas noites durmo fora | quantas noites se dorme fora | quantos dias fico fora | quantos dias fico fora de casa | quantos dias se fica fora | quantos dias se está fora | quantos dias se está fora de casa | quantos dias se passam fora | quantos dias por mês estou fora | quantos dias por mês se está fora | quantos dias você fica fora | quanto tempo fico fora | quanto tempo fico fora de casa | quanto tempo se fica fora | quanto tempo se está fora de casa | quanto tempo se passa fora de casa | com que frequência estou fora | com que frequência se está fora | com que frequência fico fora de casa | fico muito tempo fora | fico muito tempo fora de casa | fica-se muito tempo fora | passa-se muito tempo fora de casa | está-se muito tempo fora | quantas vezes estou fora de casa | durmo em casa | dorme-se em casa | dá para dormir em casa | volto a casa todos os dias | volta-se a casa todos os dias | volto para casa todo dia | volta pra casa todo dia
how often can i go home | quantas vezes posso ir a casa | quantas vezes posso vir a casa | quantas vezes posso voltar a casa | quantas vezes posso ir para casa | quantas vezes posso ir pra casa | quantas vezes posso voltar para casa | quantas vezes por ano posso ir a casa | quantas vezes por ano posso vir a casa | quantas vezes vou a casa | quantas vezes venho a casa | quantas vezes se vai a casa | quantas vezes se pode ir a casa | quantas vezes dá para ir a casa | quantas vezes dá pra ir pra casa | quantas vezes posso ir a portugal | quantas vezes posso vir a portugal | quantas vezes posso ir ao brasil | quantas vezes posso visitar a família | quantas vezes posso visitar minha família | quantas vezes posso ver a família | com que frequência posso ir a casa | com que frequência posso vir a casa | com que frequência posso voltar a casa | com que frequência posso ir para casa | com que frequência posso visitar a família | com que frequência posso visitar minha família | com que frequência posso ver a minha família | de quanto em quanto tempo posso ir a casa | de quanto em quanto tempo vou a casa | quando posso ir a casa | posso ir a casa quantas vezes | posso vir a casa quantas vezes
do they give me an apartment | dão casa | dão-nos casa | dão-me casa | dão apartamento | dão-nos apartamento | dão-me um apartamento | dão um apartamento | dão alojamento | dão-nos alojamento | eles dão casa | eles dão alojamento | eles dão moradia | eles dão apartamento | dão moradia | dão onde morar | a companhia dá casa | a companhia dá apartamento | a companhia dá alojamento | a companhia dá moradia | a companhia paga a casa | a companhia paga o alojamento | a empresa dá casa | a empresa dá moradia | a empresa dá apartamento | a empresa paga a casa | a empresa paga a moradia | oferecem casa | oferecem alojamento | oferecem moradia | fornecem alojamento | arranjam casa | arranjam-me casa | pagam a casa | pagam o alojamento | pagam a renda | pagam o aluguel | pagam a moradia | há alojamento | tem alojamento | tem moradia | o alojamento está incluído | o alojamento é pago | o alojamento é gratuito | a casa é paga | a casa está incluída | tenho de pagar renda | tenho de pagar casa | tenho que pagar aluguel | onde vou morar | onde vou viver | onde é que vou viver | onde é que vou morar | onde é que se vive
how much do they pay | quanto é que eles pagam | quanto eles pagam | quanto é que pagam lá | pagam quanto | eles pagam quanto | pagam bem | paga bem | eles pagam bem | ganha-se bem | se ganha bem | quanto se ganha lá | quanto é que se ganha lá | quanto vou ganhar | quanto é que vou ganhar | quanto eu vou ganhar | quanto ganharia | quanto eu ganharia | quanto é que eu ganharia | quanto tiro por mês | quanto se tira por mês | quanto é que se tira por mês | quanto é que se leva para casa | quanto oferecem | quanto é o ordenado | que ordenado dão | que salário pagam | qual é o salário médio | qual o salário médio | qual é o salário base | qual o salário base | qual é o ordenado base | quanto é que vou receber | quanto vou receber
which experience counts | que experiência conta | que experiência é que conta | que experiências contam | qual experiência conta | que tipo de experiência conta | que tipo de experiência pedem | que experiência serve | que experiência vale | que experiência pedem | que experiência é que pedem | que experiência é precisa | que experiência é preciso | que experiência é preciso ter | que experiência exigem | que experiência querem | que experiência valorizam | que experiência é valorizada | qual experiência é necessária | qual experiência eles pedem | qual experiência eles valorizam | qual experiência precisa | que trabalhos contam | que trabalhos contam como experiência | o que conta como experiência | o que é que conta como experiência
does my experience count | a minha experiência conta | minha experiência conta | a minha experiência serve | minha experiência serve | a minha experiência vale | minha experiência vale | a minha experiência chega | a minha experiência é suficiente | minha experiência é suficiente | isso conta como experiência | isto conta como experiência | conta como experiência | serve como experiência | vale como experiência | o meu trabalho conta | meu trabalho conta | o que eu faço conta | o que fiz até agora conta | trabalhar em … conta | trabalhar num … conta | trabalhar numa … conta | trabalhar no … conta | trabalhar na … conta | trabalhar como … conta | ter trabalhado em … conta | ter trabalhado num … conta | ter trabalhado numa … conta | experiência em … conta | experiência num … conta | experiência numa … conta | experiência como … conta | experiência de … conta
can i have children as cabin crew | posso ter filhos | posso ter filhos sendo tripulante | posso ter filhos sendo comissária | posso ter filhos e ser tripulante | posso ter filhos neste trabalho | dá para ter filhos | dá pra ter filhos | dá para ter filhos e voar | dá para conciliar com filhos | dá pra conciliar com filhos | dá para ser mãe e tripulante | dá pra ser mãe e comissária | posso ser mãe e tripulante | posso ser mãe e comissária | posso ser pai e tripulante | posso ser tripulante com filhos | posso ser tripulante tendo filhos | posso ser comissária com filhos | posso ser comissária tendo filhos | posso concorrer com filhos | posso candidatar-me com filhos | com filhos dá | com filhos posso | com filhos é possível | com filhos pequenos é possível | com um filho dá | com um filho pequeno dá | e se eu tiver filhos | e se tiver filhos | e se eu quiser ter filhos | e se quiser ter filhos | ter filhos e ser tripulante | ter filhos e ser comissária | há tripulantes com filhos | há hospedeiras com filhos | há mães tripulantes | como fazem as mães | como fazem as que têm filhos | como fazem os que têm filhos | como fazem as que são mães | tenho dois filhos pequenos dá | tenho filhos dá | tenho filhos pequenos posso | tenho filhos posso | tenho um filho posso | tenho filhos dá para | dá com filhos
can i cover my tattoo | posso tapar a tatuagem | posso tapar a minha tatuagem | posso tapar as tatuagens | posso cobrir a tatuagem | posso cobrir a minha tatuagem | posso cobrir minha tatuagem | posso cobrir as tatuagens | posso esconder a tatuagem | posso esconder minha tatuagem | posso disfarçar a tatuagem | dá para tapar a tatuagem | dá para tapar | dá para cobrir a tatuagem | dá pra cobrir a tatuagem | dá pra cobrir | dá pra tapar | a tatuagem pode ser tapada | a tatuagem pode ser coberta | a tatuagem dá para tapar | pode ser tapada | pode ser coberta | pode ser tapada com maquilhagem | pode ser coberta com maquiagem | posso tapá-la | posso tapá-la com maquilhagem | posso cobri-la | posso tapar com maquilhagem | posso tapar com base | posso cobrir com maquiagem | posso tapar a tatuagem com maquilhagem | posso cobrir a tatuagem com maquiagem | posso usar maquilhagem para tapar a tatuagem | posso pôr maquilhagem na tatuagem | posso pôr um penso na tatuagem | posso pôr um penso por cima da tatuagem | e se eu tapar a tatuagem | e se tapar a tatuagem | e se a tapar | e se a tapar com maquilhagem | e se tapar com maquilhagem | e se eu cobrir com maquiagem | se a tapar com maquilhagem
do i have to know airport codes | tenho de saber os códigos | tenho de saber os códigos dos aeroportos | tenho de saber os códigos de aeroportos | tenho de saber códigos de aeroportos | tenho que saber os códigos | tenho que saber os códigos dos aeroportos | tenho de decorar os códigos | tenho de decorar os códigos dos aeroportos | tenho que decorar os códigos | tenho que decorar os códigos dos aeroportos | preciso de saber os códigos | preciso de saber os códigos dos aeroportos | preciso saber os códigos | preciso saber os códigos dos aeroportos | preciso de decorar os códigos | preciso decorar os códigos | preciso decorar os códigos dos aeroportos | é preciso saber os códigos | é preciso saber os códigos dos aeroportos | é preciso decorar os códigos | devo saber os códigos | devo saber os códigos dos aeroportos | vou ter de saber os códigos | perguntam os códigos | perguntam os códigos dos aeroportos | eles perguntam os códigos | os códigos são precisos | os códigos dos aeroportos são precisos | os códigos dos aeroportos tenho de saber | os códigos dos aeroportos tenho de os saber | os códigos tenho de os saber | os códigos tenho de saber | os códigos preciso saber | tenho de decorar os códigos todos | tenho de saber os códigos todos | tenho que decorar os códigos todos | tenho que saber os códigos todos | tenho de saber os códigos todos dos aeroportos | tenho de decorar os códigos todos dos aeroportos | preciso decorar todos os códigos | preciso de saber os códigos todos | é preciso saber os códigos todos
when do they hire again | quando voltam a recrutar | quando é que voltam a recrutar | quando voltam a contratar | quando é que voltam a contratar | quando recrutam outra vez | quando recrutam de novo | quando contratam de novo | quando é que recrutam | quando recrutam$ | quando contratam$ | quando vão recrutar | quando vão contratar | quando abrem candidaturas | quando abrem as candidaturas | quando é que abrem candidaturas | quando é que abrem as candidaturas | quando abrem vagas | quando é que abrem vagas | quando abre vaga | quando vai abrir vaga | quando abre o processo seletivo | quando abre processo seletivo | quando abre o recrutamento | quando abre o próximo recrutamento | quando é o próximo recrutamento | quando é que é o próximo recrutamento | quando é a próxima vaga | quando há vagas | quando vai haver vagas | quando vai ter vaga | quando é o próximo dia aberto | quando é que é o próximo open day | quando há open day | quando há outro open day | quando vai haver open day | quando tem open day | sabes quando é o próximo open day | sabe quando é o próximo open day | sabes quando é o próximo recrutamento | estão a aceitar candidaturas | aceitam candidaturas agora | estão abertas as candidaturas | as candidaturas estão abertas | há open days em | há open day em
in portuguese please | em português por favor | em português sff | em português se faz favor | em português pf | em português pfv | em português pls | em português de portugal | em português do brasil | responde em português | responda em português | responde-me em português | responda-me em português | me responde em português | me responda em português | podes responder em português | pode responder em português | você pode responder em português | pode me responder em português | podes falar português | podes falar em português | pode falar português | pode falar em português | ^fala português | ^fala em português | ^fale português | ^fale em português | ^escreve em português | ^escreva em português | fala comigo em português | fale comigo em português | dá para ser em português | dá pra ser em português | pode ser em português | podia ser em português | podes pôr em português | ^traduz isso | ^traduz isto | ^traduza isso | ^traduza isto | ^traduz$ | ^traduza$ | traduz para português | traduza para português | traduz pra português | traduz-me isso | podes traduzir | pode traduzir | você pode traduzir | consegues traduzir | prefiro em português | quero em português | não percebo inglês responde em português | podes traduzir isso | pode traduzir isso
why is that in english | porque é que isso está em inglês | porque é que isto está em inglês | porque é que está em inglês | porque é que está tudo em inglês | porque isso está em inglês | porque está em inglês | porque está tudo em inglês | porquê em inglês | e porquê em inglês | mas porquê em inglês | por que em inglês | por que está em inglês | por que isso está em inglês | por que tá em inglês | por que tudo em inglês | porque é que respondes em inglês | porque respondes em inglês | porque é que me respondes em inglês | porque é que me estás a responder em inglês | porque estás a responder em inglês | por que você responde em inglês | por que você está respondendo em inglês | por que responde em inglês | porque é que a pergunta está em inglês | por que a pergunta está em inglês | porque é que falas em inglês | porque é que aparece em inglês | isso está em inglês | isto está em inglês | está tudo em inglês | estás a responder em inglês | mas está em inglês
why is that in spanish | porque é que me estás a responder em espanhol | porque é que estás a responder em espanhol | porque estás a responder em espanhol | porque me respondes em espanhol | porque é que me respondes em espanhol | porque é que respondes em espanhol | porque respondes em espanhol | por que você está respondendo em espanhol | por que você responde em espanhol | porque é que isso está em espanhol | por que isso está em espanhol | porquê em espanhol | porque é que falas espanhol comigo | porque é que falas em espanhol | isso é espanhol | isso está em espanhol | estás a responder em espanhol
shorter please | mais curto sff | mais curto pf | mais curta por favor | mais curta sff | mais resumido por favor | mais resumido sff | mais breve por favor | menos texto | menos texto por favor | muito texto$ | é muito texto | tanto texto$ | demasiado texto | texto a mais | que textão | muita coisa$ | resume lá | resume lá isso | resume por favor | resume isso por favor | resuma por favor | faz um resumo por favor | faz-me um resumo | em duas linhas | em duas frases | em duas palavras | em três frases | numa linha | numa só frase | só o essencial | só o mais importante | só o importante | diz só o essencial | vai direto ao assunto | vai direta ao assunto | vá direto ao ponto | direto ao ponto | sê breve | sê mais breve | seja breve | seja mais breve | seja mais direto | menos texto sff | menos texto pf | é muita coisa | é texto a mais | isso é muito texto | isto é muito texto | resume em duas linhas | resume em duas frases | resume numa frase | resposta enorme | que resposta enorme | que resposta tão grande | muito grande a resposta | a resposta é muito longa | resposta muito longa
explain that more simply | explica mais simples | explica isso mais simples | explica mais fácil | explica de forma simples | explica de forma mais simples | explica isso de forma mais simples | explica de maneira simples | explica de maneira mais simples | explica de um jeito simples | explica de um jeito mais simples | explica por palavras simples | explica em palavras simples | explica em linguagem simples | explica como se eu tivesse cinco anos | explica como se eu tivesse 5 anos | explica como se fosse para uma criança | explique de forma simples | explique de forma mais simples | explique de um jeito mais simples | explique mais simples | podes explicar de forma mais simples | podes explicar mais simples | podes explicar isso melhor | pode explicar de forma mais simples | você pode explicar de forma mais simples | mais simples por favor | mais simples sff | não percebi explica outra vez | não percebi explica melhor | não percebi nada | não percebi bem | não percebi essa parte | não percebi o que disseste | não entendi nada | não entendi bem | não entendi direito | não entendi essa parte | trocado por miúdos | troca isso por miúdos | troca por miúdos | em miúdos | muito complicado$ | é muito complicado$ | explica lá isso mais simples | explica lá mais simples | explica-me isso mais simples | explica lá isso melhor | explica isso melhor | explica lá isso outra vez | explica outra vez | explica de novo | explique de novo | explique outra vez | não tô entendendo | não estou a perceber | não estou entendendo | ^mais simples$
tell me more | diz mais coisas | diz-me mais coisas | diz mais$ | diz mais sobre isso | mais sobre isso | mais sobre isto | mais coisas sobre isso | conta lá mais | conta-me lá mais | conta mais coisas | conta mais sobre isso | explica mais | explica mais um pouco | explica mais um bocadinho | podes desenvolver | pode desenvolver | desenvolve$ | desenvolva$ | desenvolve isso | sabes mais$ | sabe mais$ | sabes mais alguma coisa | sabe mais alguma coisa | sabes mais alguma coisa sobre isso | tens mais$ | tem mais$ | há mais$ | tens mais informação | tem mais informação | tens mais alguma coisa | o que mais sabes | o que mais sabe | que mais sabes | mais alguma coisa$ | quero saber mais sobre isso | gostava de saber mais | gostaria de saber mais | queria saber mais
an example please | um exemplo sff | um exemplo se faz favor | um exemplo pf | um exemplo concreto | um exemplo prático | um exemplo real | um exemplo disso | exemplo por favor | exemplo sff | dá lá um exemplo | dá-me lá um exemplo | dá aí um exemplo | dás um exemplo | dás-me um exemplo | tens algum exemplo | tem algum exemplo | tens exemplos | tem exemplos | quero um exemplo | queria um exemplo | gostava de um exemplo | podes dar-me um exemplo | pode dar-me um exemplo | pode me dar um exemplo | me mostra um exemplo | mostra-me um exemplo | mostre-me um exemplo | por exemplo o quê | tipo o quê | com um exemplo | e um exemplo | por exemplo como$ | ^tipo como$
why | ^pq$ | ^e pq$ | ^mas pq$ | ^pk$ | ^porquê isso$ | ^por que isso$ | ^e porque é que é assim | ^porque é que é assim | ^porque é assim | ^por que é assim | ^qual é a razão$ | ^qual a razão$ | ^e qual é a razão$ | ^qual é o motivo$ | ^qual o motivo$ | ^por que motivo$ | ^porque motivo$ | ^por que razão$ | ^porque razão$ | ^então porquê$ | ^então por quê$ | ^e porque não$ | pq é que | ^pq | ^e pq | ^mas pq | ^porque | ^e porque | ^mas porque | ^então porque | diz-me porque | sabes porque | explica porque | explica-me porque | não percebo porque | não entendo porque | não entendo por que | não sei porque
and then? | ^e depois$ | ^e depois disso | ^e dps$ | ^e a seguir$ | ^e a seguir a isso | ^e de seguida$ | ^depois$ | ^depois disso$ | ^e o que vem depois$ | ^o que vem depois$ | ^o que vem depois disso | ^o que vem a seguir$ | ^e o que vem a seguir$ | ^e o que se segue$ | ^o que se segue$ | ^e o que acontece depois | ^e o que acontece a seguir | ^o que acontece depois$ | ^o que acontece a seguir$ | ^que acontece depois$ | ^e depois o que acontece | ^e depois o que é que acontece | ^e depois o quê$ | ^e daí$ | ^e então$ | ^e no fim$ | ^e no final$ | ^e passado isso
quiz me on … | faz-me um quiz de | faz-me um quiz rápido de | faz-me um quiz rápido sobre | faz um quiz de | faz um quiz rápido de | faz um quiz rápido sobre | faça um quiz de | me faz um quiz de | me faz um quiz sobre | me faça um quiz sobre | um quiz de | um quiz sobre | um quiz acerca de | um quiz rápido de | um quiz rápido sobre | um quizinho de | um quizinho sobre | quero um quiz de | quero um quiz sobre | queria um quiz de | queria um quiz sobre | ^quiz de | ^quiz sobre | ^quiz rápido de | ^quiz rápido sobre | ^quiz acerca de | testa-me em | testa-me nos | testa-me nas | testa-me os | testa-me acerca de | teste-me em | me testa em | me teste em | examina-me sobre | põe-me à prova sobre | põe-me à prova nos | faz-me um teste sobre | faz-me um teste de | faz-me perguntas de escolha múltipla sobre | perguntas de escolha múltipla sobre | perguntas de múltipla escolha sobre | faz perguntas de múltipla escolha sobre
quiz me on that | quiz sobre isso | quiz sobre isto | um quiz sobre isso | um quiz sobre isto | um quiz disso | um quiz disto | um quiz rápido sobre isso | um quiz rápido sobre isto | faz-me um quiz sobre isso | faz-me um quiz sobre isto | faz-me um quiz disso | faz um quiz sobre isso | faz um quiz sobre isto | faz um quiz disso | faz um quiz disto | faça um quiz sobre isso | me faz um quiz sobre isso | me faz um quiz disso | testa-me sobre isso | testa-me sobre isto | testa-me nisso | testa-me nisto | me testa sobre isso | me teste sobre isso | me testa nisso | faz-me um teste sobre isso | faz-me um teste disso | um teste sobre isso | faz-me perguntas sobre isso | faz-me perguntas sobre isto | faz perguntas sobre isso | me faz perguntas sobre isso | um quiz sobre o que vimos | um quiz sobre o que falámos | um quiz sobre o que acabámos de ver | um quiz do que vimos | quiz do que vimos | um quiz sobre esta matéria | um quiz sobre este tema | um quiz sobre esse assunto
quiz me on …, three questions | um quiz sobre … com três perguntas | um quiz de … com três perguntas | um quiz sobre … com 3 perguntas | um quiz de … com 3 perguntas | faz-me um quiz sobre … com três perguntas | faz-me um quiz de … com três perguntas | faz-me um quiz sobre … com 3 perguntas | faz-me um quiz de … com 3 perguntas | faz um quiz sobre … com três perguntas | faz um quiz de … com três perguntas | faz um quiz sobre … com 3 perguntas | faz um quiz de … com 3 perguntas | me faz um quiz sobre … com três perguntas | me faz um quiz de … com três perguntas | quiz sobre … com três perguntas | quiz de … com três perguntas | quiz sobre … com 3 perguntas | quiz de … com 3 perguntas | quiz sobre … três perguntas | quiz de … três perguntas | quiz sobre … 3 perguntas | quiz de … 3 perguntas | testa-me sobre … com três perguntas | testa-me sobre … com 3 perguntas
three questions, quiz me on | um quiz de três perguntas sobre | um quiz de três perguntas de | um quiz de 3 perguntas sobre | um quiz de 3 perguntas de | um quiz com três perguntas sobre | um quiz com 3 perguntas sobre | faz-me um quiz de três perguntas sobre | faz-me um quiz de 3 perguntas sobre | faz um quiz de três perguntas sobre | faz um quiz de 3 perguntas sobre | quiz de três perguntas sobre | quiz de 3 perguntas sobre
two questions | ^duas perguntas$ | com duas perguntas | só duas perguntas | duas perguntas no máximo
three questions | ^três perguntas$ | com três perguntas | só três perguntas | três perguntas no máximo
four questions | ^quatro perguntas$ | com quatro perguntas | só quatro perguntas
five questions | ^cinco perguntas$ | com cinco perguntas | só cinco perguntas
ten questions | ^dez perguntas$ | com dez perguntas | só dez perguntas
what if he does not wake up | e se não acordar | e se ele não acordar | e se ela não acordar | e se a pessoa não acordar | e se o passageiro não acordar | e se não acordar mais | se não acordar | se ele não acordar | se ela não acordar | e se ele não acorda | e se não acorda | e se não voltar a si | e se ele não voltar a si | se não voltar a si | e se não recuperar os sentidos | e se não recuperar a consciência | e se não recobrar os sentidos | e se continuar inconsciente | e se ele continuar inconsciente | e se continuar desmaiado | e se continuar desmaiada | e se continuar desacordado | e se não reagir | e se ele não reagir | e se não responder | e se ele não responder | e se a pessoa não responder
what if he does not breathe | e se não respirar | e se ele não respirar | e se ela não respirar | e se a pessoa não respirar | e se o passageiro não respirar | e se não respira | e se ele não respira | e se não estiver a respirar | e se ele não estiver a respirar | e se não estiver respirando | e se ele não estiver respirando | e se não estiver a respirar bem | e se parar de respirar | e se ele parar de respirar | e se deixar de respirar | e se ele deixar de respirar | se não respirar | se ele não respirar | se não estiver a respirar | se não estiver respirando | se parar de respirar
what do i do first | o que faço primeiro | o que é que faço primeiro | o que eu faço primeiro | que faço primeiro | primeiro o que faço | primeiro faço o quê | o que faço em primeiro lugar | o que é que faço em primeiro lugar | o que se faz primeiro | o que é que se faz primeiro | o que fazer primeiro | o que devo fazer primeiro | o que é que devo fazer primeiro | o que tenho de fazer primeiro | o que tenho que fazer primeiro | qual é a primeira coisa a fazer | qual a primeira coisa a fazer | qual é a primeira coisa que faço | qual a primeira coisa que eu faço | a primeira coisa a fazer | o que vem primeiro | por onde começo ali | qual é o primeiro passo | qual o primeiro passo | o que é a primeira coisa que faço
wish me luck | deseja-me sorte | deseja-me boa sorte | desejas-me sorte | deseje-me sorte | deseje-me boa sorte | me deseja sorte | me deseje sorte | me deseja boa sorte | me deseje boa sorte | torce por mim | torça por mim | torcer por mim | faz figas | faz figas por mim | figas por mim | cruza os dedos | cruza os dedos por mim | cruze os dedos | dedos cruzados | dá-me sorte | me dê sorte | preciso de sorte | reza por mim | reze por mim | deseja sorte | deseje sorte | me deseja sorte aí | fazes figas | dá-me lá sorte
i do not understand english well | não percebo bem inglês | não percebo inglês | não percebo muito bem inglês | não entendo bem inglês | não entendo inglês | não entendo muito bem inglês | percebo mal inglês | não sei inglês | não domino o inglês | mal percebo inglês
never mind | deixa lá | deixa lá isso | deixa isso | deixe lá | deixe isso | deixa para lá | deixa pra lá | ^esquece$ | ^esqueça$ | esquece isso | esqueça isso | esquece lá isso | não importa$ | tanto faz$ | ^bem deixa
i asked about | perguntei por | perguntei pela | perguntei pelo | perguntei pelas | perguntei pelos | perguntei sobre | eu perguntei sobre | perguntava sobre | estava a perguntar por | estava a perguntar pela | estava a perguntar pelo | estava a perguntar sobre | eu estava perguntando sobre | estava a falar de | estava a falar da | estava a falar do | eu estava falando da | eu estava falando do | eu estava falando de | estou a falar da | estou a falar do | estou a falar de | estou falando da | estou falando do | falava da | falava do
tell me about | queria saber da | queria saber do | queria saber dos | queria saber das | queria saber de | quero saber do | quero saber dos | quero saber das | quero saber de | gostava de saber da | gostava de saber do | gostava de saber dos | gostava de saber de | gostaria de saber do | fala-me lá da | fala-me lá do | fala lá da | fala lá do
i want to know | quero saber | quero é saber | eu quero é saber | queria saber | gostava de saber | gostaria de saber
where should i start | não sei por onde pegar | não sei por onde começar | por onde pego | por onde é que pego | nem sei por onde começar
for | daquelas da | daquelas de | daquelas do | daqueles da | do tipo da | no estilo da | ao estilo da
my name is | chamo-me | eu chamo-me | me chamo | eu me chamo | o meu nome é | meu nome é
i am | sou a | sou o | eu sou a | eu sou o | aqui é a | aqui é o
i am | sou | estou | tou | tô | eu tô | eu tou | ando
i am not | não sou | eu não sou | não estou | eu não estou | não tou | não tô
i am from | sou de | sou da | sou do | eu sou de | eu sou da | eu sou do | venho de | venho da | venho do
i live in | moro em | moro no | moro na | vivo em | vivo no | vivo na | eu moro em | eu moro no | eu moro na
i work in | trabalho num | trabalho numa | trabalho no | trabalho na | trabalho em | eu trabalho num | eu trabalho numa | eu trabalho em | eu trabalho no | eu trabalho na | estou a trabalhar num | estou a trabalhar numa | tô trabalhando em
i work as | trabalho como | eu trabalho como | estou a trabalhar como
i worked | trabalhei | eu trabalhei | já trabalhei
i worked in | trabalhei num | trabalhei numa | trabalhei no | trabalhei na | trabalhei em | já trabalhei num | já trabalhei numa | já trabalhei em
i worked as | trabalhei como | já trabalhei como | eu trabalhei como
i only worked | só trabalhei | eu só trabalhei | só trabalhei até agora
i want | quero | eu quero
i want to be | quero ser | eu quero ser | quero mt ser | quero muito ser | queria ser | eu queria ser | gostava de ser | gostava muito de ser | gostaria de ser | sonho em ser | sonho ser | o meu sonho é ser | meu sonho é ser | quero ser um dia
i would like to | gostava de | gostava muito de | gostaria de | gostaria muito de | adorava | adoraria
i wear glasses | uso óculos | eu uso óculos | tenho óculos | uso lentes | eu uso lentes | uso lentes de contacto | uso lentes de contato
i wear braces | tenho aparelho nos dentes | uso aparelho nos dentes | uso aparelho | tenho aparelho
is it a problem | faz mal$ | há problema | há algum problema | dá problema | tem problema | tem algum problema | é um problema | é problema | isso é um problema | isso é problema | isto é um problema | isso faz mal | isso é mau | isso é grave | vai ser um problema
count as | conta como | contam como | contar como | serve como
how do i tell that | como conto isso | como é que conto isso | como é que eu conto isso | como explico isso | como é que explico isso
i think | acho que | eu acho que | penso que | creio que | acho eu | acho que é
do you think | achas que | você acha que | acha que | achas$
do you know | sabes | sabes se | você sabe | você sabe se
is it normal | é normal
is it possible | é possível | é possível que | será possível
is it the same | é igual | é a mesma coisa | é o mesmo | é a mesma
is it hard | é difícil | é muito difícil | é assim tão difícil | é complicado
is it easy | é fácil
is it dangerous | é perigoso | é muito perigoso
is it true that | é verdade que
is it serious | é grave
is it very | ^é muito | ^é assim tão | ^é demasiado
and one in the | e uma no | e uma na | e um no | e um na | e outra no | e outra na | e outro no
and a tattoo | e uma tatuagem | e uma tattoo | e tenho uma tatuagem | mais uma tatuagem
and a child | e uma filha | e um filho | e um bebé
and a scar | e uma cicatriz
and a colleague | e uma colega | e um colega
and a friend | e uma amiga | e um amigo
and an interview | e uma entrevista
being | sendo
as cabin crew | sendo tripulante | sendo comissária | sendo comissário | sendo hospedeira
until then | até lá
and that is all | e é só$ | e é tudo$
excluded | excluído | excluída | excluídos | excluídas | eliminado logo | eliminada logo
excluded at once | logo excluído | logo excluída | excluído logo | excluída logo | logo eliminado | logo eliminada
or is it excluded at once | ou é logo excluído | ou é logo excluída | ou é logo eliminado | ou é logo eliminada | ou sou logo excluído | ou sou logo excluída
group exercise | a dinâmica | na dinâmica | da dinâmica | as dinâmicas | nas dinâmicas
in a cafe | num café | no café | numa cafetaria | numa pastelaria | numa cafeteria
clothes shop | loja de roupa | loja de roupas
shoe shop | sapataria | loja de sapatos
supermarket | supermercado | hipermercado
hospitality | hotelaria | restauração
tourism | turismo
receptionist | rececionista | recepcionista
shop assistant | vendedora | vendedor | lojista | assistente de loja
waitress | empregada de mesa | empregada de balcão | empregado de balcão | garçonete
cashier | operadora de caixa | operador de caixa | caixa de supermercado
call centre | call center | call centre | telemarketing | centro de atendimento | linha de apoio
teacher | professora | professor | educadora | educadora de infância
carer | cuidadora | cuidador | auxiliar de ação médica | auxiliar de lar
pharmacy | farmácia
student | estudante | universitária | universitário | aluna | aluno
i study | eu estudo | estou a estudar | tô estudando | estou estudando | ando a estudar
ended | terminou | acaba
how it ended | como acabou | como terminou | como acaba | como é que acabou | como é que acaba
the story ended | a história acabou | a história terminou
years ago | anos atrás
months ago | meses atrás
weeks ago | semanas atrás
a while ago | há bocado | há bocadinho | há um bocado | há pouco | há algum tempo | há um tempo | há muito tempo | há uns tempos
a week ago | há uma semana
a month ago | há um mês | faz um mês
three months ago | há três meses | há 3 meses
six months ago | há seis meses | há 6 meses | há meio ano | faz seis meses
a year ago | há um ano | faz um ano
two years ago | há dois anos | há 2 anos
three years ago | há três anos | há 3 anos
next week | para a semana | pra semana | na próxima semana | a próxima semana | semana que vem | na semana que vem | para a semana que vem
next month | no próximo mês | mês que vem | no mês que vem | para o mês que vem
the day after tomorrow | depois de amanhã
this week | esta semana | essa semana
Monday | segunda-feira | na segunda$ | para segunda$ | pra segunda$ | segunda de manhã
Tuesday | terça-feira | na terça | terça$ | para terça
Wednesday | quarta-feira | na quarta$ | para quarta$ | pra quarta$
Thursday | quinta-feira | na quinta$ | para quinta$ | pra quinta$
Friday | sexta-feira | na sexta | para sexta | pra sexta | esta sexta | sexta$
Saturday | sábado
Sunday | domingo
January | janeiro
February | fevereiro
March | março
April | abril
May | de maio | maio
June | junho
July | julho
August | agosto
September | setembro
October | outubro
November | novembro
December | dezembro
weekend | fim de semana | fds
summer | verão
winter | inverno
spring | primavera
years old | aninhos
boyfriend | namorado
girlfriend | namorada
grandmother | avó | a minha avó
live with me | morar comigo | viver comigo
friends | amigos amigas
miss | saudades | saudade
lonely | solitário | solitária | solidão
rent | renda | aluguel
house | moradia
great | fixe | porreiro | porreira | bacano | bacana | brutal | espetáculo | espetacular | maravilha | ótimo | ótima | óptimo | excelente | impecável | que bom | que fixe | muito fixe | show de bola | que legal | ^top$ | ^massa$ | ^legal$ | ^boa$ | ^muito bem$ | ^muito bom$
well | ^bom$ | ^bem$ | ^pronto$ | ^então$ | ^bom então | ^ora bem | ^ora bom
wait | ^pera | ^espera$ | ^espera aí | ^peraí | ^espera lá | ^pera lá | ^calma$
sorry | ^desculpa lá | ^desculpe lá | desculpa mas | desculpe mas
haha | ahah | ahaha | ahahah | ahahaha | haha | hahaha | lol | kkk | kkkk | kkkkk | rsrs | eheh | hehe
 | eh pá | epá | opá | ó pá | ya | yah | ^olha | ^olhe | ^ah | ^hum | ^hmm | ^hm | ^ui | ^uf | ^ufa | ^mano | ^malta | ^tipo | pois é | lá isso | ó coach | sinceramente | é assim | ^pá | pá$
well | ^olha$ | ^olhe$ | ^ah$ | ^hum$ | ^hmm$ | ^ui$ | ^uf$ | ^ufa$ | ^bolas$ | ^caramba$ | ^credo$ | ^cara$ | ^mano$ | ^gente$ | ^galera$ | ^malta$ | ^meu$ | ^pá$ | ^epá$ | ^opá$ | ^eh pá$ | ^ya$ | ^pois$ | ^pois é$ | ^sabes$ | ^enfim$ | ^sinceramente$
please | sff | pf | pff | plz | pfvr
because | pq | pk
what | ^q | oq | oque
that | q
me too | eu também | tb eu
also | tb | tbm | tmb
very | bué | mt | mto | bem mais | mega | super
much | mta | mtas | mts | mtos
everything | td | tdo
when | qd | qdo | qnd | qndo
how much | qt | qto | qnto
how many | qts | qtos | qtas
today | hj
now | agr
after | dps
true | vdd
with me | cmg
here | aqui
there | ali
almost | quase
perhaps | se calhar | quiçá | provavelmente
already | já agora
by the way | a propósito | por falar nisso
finally | por fim | por último | para terminar | para acabar | finalmente
at once | logo | imediatamente | de imediato
since then | desde então
otherwise | senão | caso contrário
even | até mesmo | mesmo que
suddenly | de repente
more or less | mais ou menos
at least | pelo menos | ao menos
of course | claro que sim | com certeza | lógico
not even | nem sequer | nem mesmo
instead of | em vez de | ao invés de
as soon as | assim que | logo que
although | apesar de | embora seja | embora tenha | embora não
per month | por mês | ao mês
per year | por ano | ao ano
per day | por dia | ao dia
per week | por semana
the other | a outra | o outro
another airline | outra companhia | outra companhia aérea
my interview | a minha entrevista | minha entrevista
the interview went badly | a entrevista correu mal | a entrevista correu-me mal | a entrevista foi mal | a entrevista foi um desastre | fui mal na entrevista | saí-me mal na entrevista | me saí mal na entrevista
it went well | correu bem | correu-me bem | deu certo | foi bem
not used | não se usa | não se pode usar | não se deve usar
one uses | se usa | usa-se
one may | se pode
one must | deve-se | se deve | tem-se de
i managed | consegui | eu consegui
i helped | ajudei | eu ajudei
i asked | perguntei | eu perguntei
i answered | respondi | eu respondi
i said | eu disse | já disse | eu já disse
i talked | falei | eu falei
i applied | candidatei-me | me candidatei | concorri | inscrevi-me | me inscrevi | enviei a candidatura | mandei a candidatura
i sent | enviei | mandei
i studied | estudei | tirei o curso
i learnt | aprendi
i practised | treinei | pratiquei | já treinei
i was born | nasci
i got | recebi
i lost | eu perdi
i forgot | esqueci-me | me esqueci | esqueci
i read | eu li | já li
i saw | eu vi | já vi
you forgot | esqueceste | esqueceste-te | você esqueceu
you said | disseste | você disse | tu disseste
you asked | perguntaste | você perguntou | tu perguntaste
you are | és tu | tás | estás a
came back | voltou | regressou
thanked | agradeceu | agradeceu-me
became | ficou
television | televisão
only one | único | única
presentable | apresentável
mixed up | baralhado | baralhada | confuso | confusa
my height is | meço | eu meço | a minha altura é | minha altura é
what do they do there | o que fazem lá | o que é que fazem lá | o que se faz lá | o que é que se faz lá
what do they do | o que fazem | o que é que fazem | o que eles fazem
of this | desta | deste | dessa | desse | disto | disso
of these | destas | destes | dessas | desses
in this | nesta | neste | nessa | nesse | nisto | nisso
of that | daquela | daquele | daquilo | daquelas | daqueles
in that | naquela | naquele | naquilo
from there | dali | de lá
from here | daqui | daqui para
think | achava | acharia | achavam | pensava | pensaria | acham
is first | é primeiro | é primeira | vem primeiro
accept | aceitar
postpone | adiar | adiaram
i loved it | adorei
pleasant | agradável
help | ajudam | ajudava | ajudaste | ajude
atmosphere | ambiente
the day before yesterday | anteontem
former | antigo | antiga
catch | apanhar | apanhei | apanha
arrange | arranjar | arranjo
subject | assunto | tema | matéria
serve customers | atender | atendo | atendia | atendi
attention | atenção
attitude | atitude | postura
raise | aumentar | aumentou
judge | avaliar | avaliam | avaliaste | avalias | avaliou
tell in advance | avisar | avisei | avisaram
a little | bocadinho
argue | brigar | briguei | discuti
pretty | bonito | bonita | bonitos | bonitas | linda | lindo
fetch | buscar
chair | cadeira
way | caminho | maneira | forma | jeito
able | capaz | capazes
wedding | casamento
centre | centro
boring | chato | chata | aborrecido | que seca
arrived | cheguei | chegou | chegaram
cried | chorei | chorou
began | comecei | começou | começaram
buy | comprar | comprei | compra
common | comum | comuns
i agree | concordo
told | contei | contaste | contou
goes on | continua | continuam | continuo
body | corpo
went | correu | passou
correct | corrigir | corrige | corrija
usually | costumo | costumam | costuma
grow | crescer | cresci
fault | culpa
facts | dados | factos | fatos
decision | decisão
left | deixei | deixou | deixaste | saiu | saí
takes long | demora | demoram | demorar
it depends | depende
wish | desejo | vontade
give up | desistir | desisti
right to | direito a | direito de
available | disponível | disponíveis
say | dizes | dissesse | dirias | digas
would say | diria
doubt | dúvida | dúvidas
i have a doubt | tenho uma dúvida | tenho dúvidas | fiquei com uma dúvida | uma dúvida
building | edifício | prédio
teach | ensinar | ensinas | ensina | ensinaste | ensina-me | me ensina
understand | entender | perceber | percebo | percebes | entendes | compreender | compreendo
hand in | entregar | entreguei
entered | entrei | entrou
i was wrong | errei | enganei-me | me enganei
chose | escolhi | escolheu
space | espaço
they expect | esperam
was | estive | esteve
state | estado
exactly | exatamente | exactamente | precisamente | ao certo
require | exigir | exigem | exige
exist | existir
missing | faltar | faltou | faltam
was doing | fazia | faziam
done | feito | feita
party | festa
stayed | fiquei | ficaram
focus | focar | foco
work | funcionar | funciona | funcionam
future | futuro
spend | gastar | gastei | gasto
shouted | gritou | gritei | gritaram
habit | hábito | hábitos
hospital | hospital
idea | ideia | ideias
imagine | imaginar | imagina
matters | importa | interessa
impossible | impossível
beginning | início | princípio
whole | inteiro | inteira
interesting | interessante | interessantes
invent | inventar | inventaste
dinner | jantar | jantares
lunch | almoço | almoçar
breakfast | pequeno-almoço | café da manhã
join | juntar
took | levei | levou | tirei | tirou
book | livro | livros
make an appointment | marcar | marquei | marcaram
message | mensagem | mensagens | sms
changed | mudei | mudou
natural | natural
busy | ocupado | ocupada
options | opção | opções | alternativas
opinion | opinião
role | papel
seems | parece | parecer | parecem
part | parte
parts | partes
passed | passei | passaste
asked for | pedi | pediu | pediram
request | pedido | pedidos
a pity | pena | que pena
is it worth it | vale a pena | compensa | será que vale a pena
plan | plano | planos
possible | possível | possíveis
beach | praia
practice | prática
prefer | preferir | prefiro | preferia
prepared | preparada | preparado
process | processo
professional | profissional | profissionais
project | projeto
own | próprio | própria | próprios | próprias
prove | provar
public | público
any | qualquer | quaisquer
reality | realidade
receive | receber | recebe
net | rede
respect | respeito
got sick | passou mal | a passar mal | está passando mal | passando mal | sentiu-se mal | se sentiu mal | sente-se mal | se sente mal
responsibility | responsabilidade
responsible | responsável
rest | resto
laugh | rir | riu-se | riram
street | rua
serious | sério
series | série
served | servi | serviu
social | social
dream | sonho | sonhos
luck | sorte
good luck | boa sorte
suggest | sugerir | sugeres | sugere
suggestions | sugestão | sugestões
technique | técnica | técnicas
tried | tentei | tentou
text | texto | textos
remove | tirar | tirá-la | remover
remove a tattoo with laser | tirar a tatuagem | tirar a tatuagem com laser | remover a tatuagem | remover a tatuagem a laser | tirar com laser
translate | traduzir | tradução
urgent | urgente
shame | vergonha
i am ashamed | tenho vergonha | fico com vergonha | tenho muita vergonha
life | vida
visit | visitar | visita
come back | voltar | regressar | volto
voice | voz
yes | yes
zone | zona
in it | nele | nela | neles | nelas
theirs | deles | delas
with us | connosco | conosco | com a gente
be | sejam | estejam | esteja
had | tinham | tivesse | tiver | tiverem | tenham | houve
there is | haja | houver
would do | faria | farias | faríamos
do | façam
were | fosse | fossem | estivesse | estivessem
would be | seriam | estaria | estariam
will be | será | serão | serei | estarei | estará
will go | irei | irá
would go | iria | ia | iam
go | vá | vás | vão-se
came | vinha | vinham | veio | vieram | vim
come | venham
gave | dei | deu | deram
would give | daria
saw | viste | viram | vimos
will see | verei
put | ponha | pus | puseram | pôs
brought | trouxe | trouxeram
bring | traga | tragam
knew | sabia | sabiam | soube
knows | soubesse | souber | saiba
wanted | quisesse | quiseres | quis
could | possa | possam | poderíamos | podias | poderias | pudesse
you answered | respondeste | você respondeu
you corrected | corrigiste
in the meantime | entretanto | enquanto isso
while | enquanto
on purpose | de propósito
alone | por minha conta
in person | presencial | presencialmente | ao vivo
online | online
at the beginning | no início | no começo | ao princípio
a lot of | um monte de | montes de | imensos | imensas
a lot | imenso
sometimes | às vezes | por vezes | de vez em quando
from time to time | de tempos a tempos
every day | todos os dias | todo dia
all day | o dia todo | o dia inteiro
in the morning | de manhã | da manhã
at night | à noite | de noite
in the afternoon | à tarde | da tarde
it does not matter | não faz mal | não tem mal | não tem problema | sem problema
what is the problem | qual é o problema | qual o problema
what does it depend on | depende de quê | do que depende
i do not have | não tenho
i do not want | não quero | eu não quero | já não quero
i do not like | não gosto | não gosto de | não gosto do | não gosto da
i do not know how | não sei como
i do not know what | não sei o que
i do not know if | não sei se
i do not remember | não me lembro de | já não me lembro de
i can not | não posso | não consigo | eu não consigo
it is not | não está
does it have to be | tem de ser | tem que ser
am i accepted | aceitam-me | me aceitam | eles aceitam-me
can i apply | posso candidatar-me | posso concorrer | posso me candidatar | posso me inscrever | posso inscrever-me | dá para concorrer | dá pra concorrer
can i bring | posso levar o meu | posso levar a minha | posso levar os meus | posso levar meu | posso levar minha
what is my chance | que hipóteses eu tenho
is my answer good | a minha resposta está boa agora | minha resposta está boa agora | e a minha resposta está boa | e a minha resposta está boa agora | e a minha resposta agora | e agora a minha resposta está boa | e agora está boa | está boa agora | está melhor agora | e agora está melhor | e assim está melhor | assim está melhor | assim já está bem | assim está bem | e assim está bem | ficou melhor assim | ficou melhor$ | ficou boa$ | ficou bom$ | e agora ficou melhor
i am afraid that it is not enough | tenho medo que não chegue | tenho medo que não seja suficiente | tenho medo de não chegar | receio que não chegue | e se não chegar
in May | em maio
and then | e só depois | e só então | e depois disso
it went badly | correu mal | correu-me mal | deu ruim
group work | trabalho em grupo
the work in | o trabalho na | o trabalho no | o trabalho em | o trabalho num | o trabalho numa | do trabalho na | do trabalho no | do trabalho em
my work in | o meu trabalho na | o meu trabalho no | o meu trabalho em | o meu trabalho num | o meu trabalho numa | meu trabalho na | meu trabalho no | meu trabalho em
a job in | um trabalho na | um trabalho no | um trabalho em | um trabalho num | um trabalho numa | um emprego na | um emprego em | um emprego no
ladies | senhoras
men | senhores
Azul | a azul | pela azul | com a azul
selection process Azul | processo seletivo da azul | como é o processo seletivo da azul | como funciona o processo seletivo da azul | seleção da azul | como é a seleção da azul
what are the requirements of Azul | requisitos da azul | quais são os requisitos da azul | quais os requisitos da azul | o que a azul exige | o que a azul pede
my mind goes blank | fiquei em branco | fico em branco | deu branco | deu um branco | me deu um branco | me dá um branco | deu-me uma branca | dá-me uma branca | tive uma branca | e se me der uma branca | e se me der um branco | e se me der branco | e se der branco | e se eu ficar em branco | e se ficar em branco | e se eu bloquear | e se bloquear | e se eu me esquecer do que ia dizer | e se me esquecer do que ia dizer | esqueço-me do que ia dizer
i am tired | cansei | cansei-me | estou farta | estou farto | tou farta | tou farto
i know that already | isso já sei | isso já eu sei | isso eu já sei | já sei isso | já sabia isso | isso já sabia
may i go | posso ir | posso ir já
may i wear | posso ir de | posso ir vestida de
i am not yet | ainda não fiz | ainda não tenho
do you have | vocês têm | vcs têm | você tem | tens alguma coisa sobre | tens algo sobre | tens dados sobre | tem alguma coisa sobre
tell me | dizes-me | diz-me | diga-me | me diz | me diga | me fala | fala-me
my scores | quanto tirei | que nota tirei | que nota tive | que nota me deste | quantos pontos tive | quantos pontos tirei | quanto pontuei | qual foi a minha nota | qual foi minha nota | que pontuação tive
so far | até agora | até ao momento | até o momento
selection | seletiva | a seletiva
huge | enorme | enormes
well | ^fogo que | eh lá
what do i answer when they ask why | o que respondo quando perguntam porque | o que respondo quando me perguntam porque | o que respondo se perguntarem porque | o que respondo se me perguntarem porque | o que digo quando perguntam porque | o que digo se perguntarem porque | o que digo se me perguntarem porque | quando perguntam porque | se me perguntarem porque | se perguntarem porque
go to | vou ao | vão ao | vai ao | vamos ao
`;
