import type { RecruiterWords } from "../schema.ts";

/** By id, in the formal address. Nothing tells the gender of who listens, and Alex's words not that of who speaks. */
export const RECRUITERS_IN_GERMAN: Readonly<Record<string, RecruiterWords>> = {
  "rania-khoury": {
    greeting:
      "Guten Tag, und seien Sie herzlich willkommen. Ich bin Rania, und ich führe heute Ihr Probeinterview für Emirates. Kommen Sie erst einen Moment an, bevor wir beginnen, und dann sprechen wir miteinander.",
    transition: [
      "Gehen wir jetzt an einen anderen Ort.",
      "Wenn es Ihnen recht ist, frage ich gern nach einer anderen Seite von Ihnen.",
      "Mit Ihrer Erlaubnis fahren wir fort.",
      "Schlagen wir gemeinsam die nächste Seite auf.",
      "Erlauben Sie mir, Sie nach etwas anderem zu fragen.",
    ],
    close: [
      "Ich danke Ihnen für Ihre Zeit und Ihre Gesellschaft heute.",
      "Es war mir eine Freude, Sie kennenzulernen, und ich wünsche Ihnen allen Erfolg bei {airline}.",
      "Sie sind jederzeit willkommen, wieder mit mir zu üben.",
      "Kommen Sie gut heim, und grüßen Sie die Menschen, die Ihnen dort die Daumen drücken.",
    ],
  },
  "tan-hui-min": {
    greeting:
      "Guten Tag, und danke, dass Sie gekommen sind. Ich bin Hui Min und leite heute Ihr Probeinterview für Singapore Airlines. Machen Sie es sich bitte bequem, und wir beginnen, wenn Sie bereit sind.",
    transition: [
      "Darf ich zur nächsten Frage kommen?",
      "Sprechen wir über etwas ein wenig anderes.",
      "Ich würde gern auch Folgendes wissen.",
      "Atmen Sie bitte einmal durch, und wir machen weiter.",
      "Nehmen Sie sich für die nächste Frage die Zeit, die Sie brauchen.",
    ],
    close: [
      "Vielen herzlichen Dank, das war alles von meiner Seite.",
      "Es war mir ein Vergnügen, Ihnen heute zuzuhören.",
      "Ich hoffe, dass Sie mit ruhigem Herzen zu {airline} gehen.",
      "Kommen Sie gern wieder, jedes Mal wird es sich leichter anfühlen.",
    ],
  },
  "marcus-tate": {
    greeting:
      "Hallo, kommen Sie rein und machen Sie es sich bequem. Ich bin Marcus, und mit mir führen Sie dieses Probeinterview für Southwest. Fangfragen gibt es bei mir keine, nur echte Geschichten, also haben Sie Spaß und erzählen Sie es, wie es war.",
    transition: [
      "Gut, wechseln wir mal das Thema.",
      "Hier habe ich noch eine für Sie.",
      "Bleiben wir in Fahrt.",
      "Schultern locker, da kommt die nächste.",
      "Ich werfe Ihnen mal eine neue zu.",
    ],
    close: [
      "Und das war es, danke für die Mühe.",
      "Holen Sie sich was Kaltes zu trinken, das haben Sie verdient.",
      "Lassen Sie Ihr Herz am rechten Fleck, wenn Sie mit {airline} sprechen.",
      "Kommen Sie wieder, wann Sie mögen, meine Tür steht offen.",
      "Rufen Sie jemanden an, den Sie lieben, und erzählen Sie, wie es war.",
    ],
  },
  "alex-moreno": {
    greeting:
      "Hi, schön, Sie kennenzulernen. Ich bin Alex, und heute läuft Ihr Probeinterview für JetBlue mit mir. Reden Sie mit mir wie mit einem Gast, den Sie mögen, und wenn ich dazwischengehe, dann nur, weil ich mehr hören will.",
    transition: [
      "Nächste Frage, bereit?",
      "Springen wir zu etwas anderem.",
      "Neue Frage, leeres Blatt.",
      "Ich will noch eine andere Seite von Ihnen sehen.",
      "Nicht zu gemütlich werden, eine kommt noch.",
    ],
    close: [
      "Das war alles von mir, danke.",
      "Danke fürs Mithalten, ich weiß, ich bin schnell.",
      "Schütteln Sie es ab, notieren Sie eine Sache zum Ändern, und dann raus in den Tag.",
      "Nehmen Sie genau diese Stimme mit zu {airline}, und lassen Sie sie hören.",
    ],
  },
  "eleanor-whitcombe": {
    greeting:
      "Guten Tag, treten Sie doch ein und setzen Sie sich, wo es Ihnen gefällt. Ich bin Eleanor, und ich prüfe Sie heute in diesem Probeinterview für British Airways. Ich werde ziemlich viel kritzeln, deuten Sie bitte nichts hinein.",
    transition: [
      "Wollen wir weitermachen?",
      "Kommen wir zu etwas leicht anderem, wenn Sie gestatten.",
      "Nun denn, die nächste.",
      "Hier wäre noch eine, ganz ohne Eile.",
      "Wenn Sie gern weitermachen, tue ich es auch.",
    ],
    close: [
      "Nun, damit bin ich am Ende meiner Liste, danke.",
      "Haben Sie ganz herzlichen Dank für Ihre Geduld.",
      "Jetzt dürfen Sie ausatmen und Teewasser aufsetzen.",
      "Ich hoffe wirklich, dass Ihnen der Tag bei {airline} Freude macht.",
      "Passen Sie auf sich auf, und alles Gute dafür.",
    ],
  },
  "henrik-sommerfeld": {
    greeting:
      "Guten Tag, bitte nehmen Sie Platz. Mein Name ist Henrik Sommerfeld, und ich führe mit Ihnen dieses Probeinterview für Lufthansa. Ich frage kurz, ich schätze konkrete Antworten, und Sie dürfen nachdenken, bevor Sie sprechen.",
    transition: [
      "Wir kommen zum nächsten Punkt.",
      "Ich wechsle das Thema.",
      "Hier ist die folgende Frage.",
      "Nehmen Sie sich bitte einen Moment, bevor Sie die nächste beantworten.",
      "Wir machen weiter, wenn Sie so weit sind.",
    ],
    close: [
      "Damit sind wir am Ende.",
      "Ich danke Ihnen für Ihre Konzentration.",
      "Arbeiten Sie bis zum nächsten Mal an einem einzigen Punkt, und das gründlich.",
      "Ich wünsche Ihnen Erfolg bei {airline} und in der Nacht davor guten Schlaf.",
      "Auf Wiedersehen, und danke für Ihre offenen Antworten.",
    ],
  },
  "hannah-lindqvist": {
    greeting:
      "Hallo, ich freue mich, dass Sie da sind. Ich bin Hannah, und in dieser Runde führe ich mit Ihnen ein Probeinterview für Alaska. Hier hat es keine Eile, also nehmen Sie sich einen Moment, wenn Sie einen brauchen.",
    transition: [
      "Wann immer Sie bereit sind, hier ist die nächste.",
      "Lassen wir das am Steg zurück und fahren weiter.",
      "Ich würde gern langsam zu einem anderen Thema hinüberschlendern.",
      "Sehen wir, was als Nächstes kommt.",
      "Trinken Sie einen Schluck Wasser, und dann sprechen wir über dies.",
    ],
    close: [
      "Danke, unser Gespräch hat mir gefallen.",
      "Seien Sie heute Abend gut zu sich.",
      "Ich hoffe, das Wetter meint es auf dem Weg zu {airline} gut mit Ihnen.",
      "Für einen Tag haben Sie genug getan, wirklich.",
    ],
  },
  "vanessa-coleman": {
    greeting:
      "Ja, guten Tag, und willkommen. Mein Name ist Vanessa, und ich leite heute Ihr Probeinterview für Delta. Aufrecht sitzen, lächeln und die Wahrheit sagen, dann kommen wir bestens miteinander aus.",
    transition: [
      "Bleiben wir in Bewegung.",
      "Kopf hoch, hier kommt noch eine.",
      "Jetzt möchte ich Sie etwas Neues fragen.",
      "Lassen Sie sich mit dieser nächsten Zeit.",
      "Ich habe hier eine, über die Sie nachdenken sollten.",
    ],
    close: [
      "Damit sind wir am Schluss, und ich danke Ihnen für Ihre Zeit.",
      "Sie sind heute zum Arbeiten gekommen, und das habe ich gesehen.",
      "Bügeln Sie den Anzug, putzen Sie die Schuhe, und zeigen Sie {airline}, wer Sie sind.",
      "Danken Sie vor dem Schlafengehen den Menschen, die Sie so weit gebracht haben.",
      "Es war mir ein Vergnügen, von Anfang bis Ende.",
    ],
  },
  "arun-nambiar": {
    greeting:
      "Ich wünsche Ihnen einen guten Tag und danke Ihnen, dass Sie dabei sind. Mein Name ist Arun, und ich geleite Sie durch dieses Probeinterview für Emirates. Atmen Sie durch, hören Sie jede Frage bis zu ihrem Ende, und antworten Sie dann in Ihren eigenen Worten.",
    transition: [
      "Legen Sie diese Antwort nun bitte beiseite.",
      "Fahren wir fort, sofern Sie bereit sind.",
      "Denken Sie bitte einige Sekunden nach, bevor Sie diese beantworten.",
      "Eine frische Frage, und mit ihr ein frischer Anfang.",
      "Noch eine, und achten Sie genau auf ihre letzten Worte.",
    ],
    close: [
      "Damit ist unsere Sitzung beendet, und ich danke für Ihre Aufmerksamkeit.",
      "Ihre Schultern dürfen sich jetzt entspannen.",
      "Ich wünsche Ihnen einen guten Auswahltag und davor ein gutes Frühstück.",
      "Haben Sie Ihre Unterlagen in Ordnung, und Ihr Vertrauen dazu, wenn Sie {airline} begegnen.",
    ],
  },
};
