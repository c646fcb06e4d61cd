import { stem } from "coach/star/text/stem";
console.log("told took hid left wrote gave put stuck hung drove kept made bought held threw completed ticked tied taped signing taking changed swore fed shut poured served began wedged bridged".split(" ").map(w=>w+":"+stem(w)).join(" "));
