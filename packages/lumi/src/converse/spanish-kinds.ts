/** What kind of thing a Spanish message says besides its topic. All read folded text without stops. */
const HELLO =
  '(?:hola|buenas|buenos dias|buenas tardes|buenas noches|que tal|saludos|lumi|como estas?|como esta usted)';

/** Nothing but a greeting. */
export const GREETING = new RegExp(`^(?:${HELLO}(?: |$))+$`);

/** Thanks, and not "thanks, but". */
export const THANKS = /\b(?:gracias|le agradezco|te agradezco|muy amable)\b(?!.*\b(?:pero|y si|que hago)\b)/;

/** Asks what is answering: a person, a machine, a doctor. */
export const WHO =
  /\b(?:(?:eres|es usted|es esto|sos|hablo con|estoy hablando con|hay) (?:un |una |el |la )?(?:persona|human[oa]|robot|bot|maquina|programa|ia|inteligencia|doctora?|medic[oa]|psicolog[oa]|alguien (?:real|ahi)|de verdad|real)|quien (?:eres|sos|es usted)|que (?:eres|sos))\b/;

/** Asks whether it is the parent's own doing. */
export const FAULT =
  /\b(?:(?:es|sera|fue) (?:mi|nuestra|culpa mi)\w* ?(?:culpa)?\b|que (?:hice|hago|estoy haciendo|hicimos) mal|(?:algo|que) estoy haciendo mal|soy (?:una )?mala (?:madre|mama)|soy (?:un )?mal (?:padre|papa))/;

/** Tells that something was tried and did not help. */
export const TRIED =
  /\b(?:ya (?:(?:lo|la|le|los|las|he|hemos|eso) ){0,2}(?:probe|probado|probamos|intente|intentado|intentamos|hice|hecho|hicimos)|(?:lo )?(?:he |hemos )?(?:intentado|probado)|lo (?:probe|intente)|no (?:me |nos )?(?:funcion\w+|sirv\w+|resulta)|sigue igual|esta peor|empeor\w+|nada funciona)\b/;

/** Asks how long or until when. */
export const HOW_LONG =
  /\b(?:cuanto (?:tiempo|dura|tarda|falta)|hasta cuando|cuando (?:se (?:le )?)?(?:pasa\w*|acaba\w*|termina\w*|quita\w*)|a que edad)\b/;

/** Speaks about what was said just before, however long. */
export const ABOUT_THE_TALK = new RegExp(
  `${FAULT.source}|${TRIED.source}|${HOW_LONG.source}|^(?:y|pero|entonces|y si) `,
);
