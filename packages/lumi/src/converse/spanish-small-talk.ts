/** What is said besides the pages: each text once in a conversation. */
export const SPANISH_HELLO = [
  'Hola, soy Lumi: un programa que sabe bastante sobre niños y todavía nada sobre su familia.',
  'Hola de nuevo.',
  'Aquí sigo.',
];
export const SPANISH_HELLO_QUESTIONS = [
  '¿Qué edad tiene su hijo o hija, y cómo ha sido el día?',
  '¿Qué le ayudaría más esta noche?',
];
export const SPANISH_THANKS = [
  'De nada. Pruebe solo lo primero; lo demás puede esperar. Y vuelva a contarme cómo fue, también si salió mal.',
  'Ojalá esta noche sea más corta. Si no funciona, dígame en qué momento se torció; suele ser lo más útil.',
  'Que vaya bien.',
  'Buenas noches.',
];
export const SPANISH_WHO = [
  'Soy un programa de ordenador o computadora, no una persona ni personal médico. Primero miro si hay algún peligro en lo que escribe; después respondo con páginas escritas a partir de fuentes públicas, y las nombro. Puedo equivocarme, y no puedo ver a su hijo o hija.',
  'Lo mismo que antes: un programa. Para que alguien le mire y le escuche de verdad, están su pediatra y la gente que quiere a su familia.',
];
export const SPANISH_WHO_QUESTION = '¿De qué le gustaría hablar?';

/** For a topic that has no Spanish page; the first is the plain sentence about the language. */
export const SPANISH_NOT_KNOWN = [
  'Por ahora, la mayoría de mis respuestas están en inglés. Si escribe en inglés, aunque sea sencillo, le respondo con ideas para esta noche. Para cualquier urgencia, llame al número de emergencias de su país (112 en Europa; 911 en Estados Unidos, México y gran parte de América Latina).',
  'De eso tampoco tengo todavía una página en español, y prefiero decirlo a adivinar. Su pediatra o la escuela saben a quién preguntar. En inglés puedo buscar en todas mis páginas.',
  'Tampoco sobre eso puedo responder bien en español. Pruebe con una sola palabra, por ejemplo «rabietas», «sueño», «pañal» o «miedo», o escríbame en inglés.',
  'Sigo sin una página que lo cubra. La mejor dirección es su pediatra.',
  'Eso se lo tengo que dejar a quien pueda ver a su hijo o hija.',
];

/** What is said about the page in hand when a parent speaks about the talk itself. */
export const SPANISH_FAULT =
  'No veo una culpa en lo que escribió; veo a alguien que pregunta al final de un día largo. Lo que sí se puede cambiar son los próximos cinco minutos, y de esos estamos hablando.';
export const SPANISH_TRIED =
  'Eso me dice más que un éxito. Casi todo esto necesita las mismas palabras durante una semana, y los primeros días suelen hacer más ruido.';
export const SPANISH_HOW_LONG = 'No puedo prometer una fecha. Dele a un cambio unas dos semanas antes de juzgarlo.';
export const SPANISH_ALL_TOLD = [
  'Ya le he contado lo que sé de este tema y no quiero repetirlo. Si me describe el momento en que se tuerce, paso a paso, quizá encuentre otra página que encaje mejor.',
  'De este tema no me queda nada nuevo. Si sigue igual dentro de dos semanas, llévelo apuntado a su pediatra.',
];
export const SPANISH_ASK_AGE = '¿Qué edad tiene? Eso cambia mi respuesta.';
export const SPANISH_AGE_HELPS = 'Gracias; saber la edad ayuda.';
/** Where every other text was said. */
export const SPANISH_LAST = 'Sobre eso no tengo más que decir en español; su pediatra es la mejor dirección.';
