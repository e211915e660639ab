import type { SpanishPage } from './spanish-page.ts';

/** The gist, in Spanish, of what parents ask about nights. */
export const SPANISH_SLEEP: readonly SpanishPage[] = [
  {
    guidance: 'night-waking',
    title: 'Se despierta por la noche',
    words: [
      'se levanta veces',
      'se levanto veces',
      'levanta en la noche',
      'levanta por la noche',
      'cada dos horas',
      'cada hora',
      'noches sin dorm',
      'no pega ojo',
      'no descans',
      'despert',
      'despiert',
      'desvel',
      'madrugad',
      'toda la noche',
      'noche entera',
      'de corrido',
      'del tiron',
      'de un tiron',
      'no duerm',
      'no dorm',
      'malas noches',
      'mal dormir',
      'duerme mal',
      'duerme fatal',
    ],
    hints: ['anoche', 'levant', 'noche', 'duerm', 'dorm', 'sueno', 'veces', 'llor'],
    ack: 'A las tres de la mañana, cada ruido de la casa es para usted, y al día siguiente hay que madrugar igual.',
    typical: [
      {
        from: 6,
        to: 11,
        text: 'En el primer año es habitual despertarse por la noche, y muchos bebés necesitan ayuda para volver a dormirse.',
      },
      {
        from: 12,
        to: 60,
        text: 'A partir del año muchos niños pequeños siguen despertándose por la noche; despertarse es parte del sueño, y lo difícil es volver a dormirse sin ayuda. Una enfermedad, un viaje o una preocupación lo traen de vuelta por un tiempo.',
      },
    ],
    tonight: [
      'Cuando le llame, espere un minuto de reloj antes de moverse. Algunas llamadas son medio dormidas y se acaban solas.',
      'Si va, sea la persona más aburrida de la casa: sin luz, voz baja, la mano en la espalda y siempre las mismas palabras: «Ahora a dormir. Estoy aquí.»',
      'Cambie el principio de la noche y no la mitad: esta semana, al acostar, salga cuando todavía tenga los ojos abiertos. Solo eso.',
    ],
    ask: 'Si ronca casi todas las noches, le cuesta respirar mientras duerme, tiene dolor o lleva semanas sin dormir más de dos horas seguidas, hable con su pediatra.',
    back: [
      '¿Qué pasa en los diez minutos antes de dormirse: está usted al lado?',
      '¿Cuántas siestas quedan, y a qué hora termina la última?',
    ],
    turns: [
      {
        words: ['probe', 'probad', 'intent', 'ya hice'],
        answer:
          'Entonces quizá fueron seis cosas en diez días. Los niños aprenden de lo que se repite. Elija una sola, la que pueda hacer medio dormida o medio dormido, y hágala diez noches igual, las dos personas adultas con las mismas palabras. Si diez noches parejas no cambian nada, eso ya es un dato para llevar al pediatra.',
      },
      {
        words: ['diente', 'muela', 'encia'],
        answer:
          'Puede ser, por algunas noches. Los dientes y los resfriados despiertan, y a quien le duele algo le hace falta consuelo y no un método; pregunte en la farmacia por el dolor. Si la molestia ya pasó y las noches siguen igual una segunda semana, vuelva a lo aburrido.',
      },
      {
        words: ['cansad', 'agotad', 'no puedo mas', 'no aguanto'],
        answer:
          'Entonces esta semana lo primero es que usted duerma. Consiga una noche entera: una hermana, una amistad, el sofá de su madre. O parta la noche a las dos, media para cada persona adulta. Si está sin ánimo casi todo el día, o le asustan sus propios pensamientos, llame a su médico esta semana y dígalo así.',
      },
      {
        words: [],
        answer:
          'Mire también cuánto tiempo pasa en la cama. Si duerme once horas en total y está trece acostado o acostada, las dos que sobran salen en mitad de la noche. Recorte la siesta o retrase la cama cuarenta minutos durante diez días.',
      },
    ],
  },
  {
    guidance: 'bedtime-stalling',
    title: 'La hora de dormir se alarga dos horas',
    words: [
      'despues de acost',
      'no hay quien lo duerma',
      'no hay manera de que se duerma',
      'dormirlo',
      'dormirla',
      'se resiste a dorm',
      'antes de las once',
      'hora de dorm',
      'hora de acost',
      'hora de ir a la cama',
      'hora de la cama',
      'a la cama',
      'acost',
      'acuest',
      'irse a dorm',
      'ir a dorm',
      'quiere dorm',
      'se duerm',
      'tard dorm',
      'se quiere dorm',
      'sale de la habitacion',
      'sale del cuarto',
      'vaso de agua',
    ],
    hints: ['llama', 'mil veces', 'noche', 'duerm', 'dorm', 'sueno', 'cama', 'tard', 'cuento', 'pelea'],
    ack: 'Hacia el cuarto vaso de agua ya se ha ido la tarde entera, y con ella la buena voz.',
    typical: [
      {
        from: 18,
        to: 35,
        text: 'Entre 1 y 2 años se recomiendan de 11 a 14 horas de sueño al día, siestas incluidas; una siesta tardía puede ser la mitad de la pelea.',
      },
      {
        from: 36,
        to: 71,
        text: 'Entre los 3 y los 5 años se recomiendan de 10 a 13 horas de sueño, siestas incluidas; acostar demasiado pronto alarga la noche tanto como acostar tarde.',
      },
      {
        from: 72,
        to: 132,
        text: 'Entre los 6 y los 12 años se recomiendan de 9 a 12 horas; quien se acuesta una hora antes de que el cuerpo tenga sueño, llena esa hora.',
      },
    ],
    tonight: [
      'Apunte a qué hora se durmió de verdad anoche. Esta semana empiece la rutina media hora antes de esa hora, y la próxima adelántela diez minutos.',
      'Dé una tarjeta que vale por un vaso de agua o un abrazo después de apagar la luz: «Cuando me la das, está gastada. Luego vengo igual a darte las buenas noches.»',
      'Después de la tarjeta, de vuelta a la cama sin conversación, siempre de la misma manera aburrida. Las tres primeras noches son las largas.',
    ],
    ask: 'Si durante un mes tarda más de una hora en dormirse casi todas las noches, o cuesta despertarle y tiene sueño de día, hable con su pediatra.',
    back: [
      '¿A qué hora se despierta por la mañana, y todavía hay siesta?',
      '¿Qué parte es la más larga: llegar a la cama o cuando usted sale?',
    ],
    turns: [
      {
        words: ['probe', 'probad', 'probamos', 'intent', 'llor', 'grit'],
        answer:
          'La primera noche pueden ser treinta viajes, y suele empeorar antes de mejorar. Si le quedan fuerzas para cuatro noches más, siga igual de aburrida o aburrido. Si no, cámbielo: siéntese en una silla junto a la cama, sin hablar, y cada tres noches acerque la silla a la puerta. Es más lento y no hay vergüenza en elegirlo.',
      },
      {
        words: ['hambre', 'comer', 'cena'],
        answer:
          'Resuélvalo antes de la habitación: algo sencillo a la misma hora cada noche, leche con cereales o pan, y después los dientes. A partir de ahí la cocina está cerrada, y se puede decir con cariño: «La cena fue en la mesa. Lo siguiente es el desayuno.»',
      },
      {
        words: [],
        answer:
          'Si sigue un mismo camino todas las noches, lo normal es ver menos viajes en una semana. Apúntelos en un papel: a las once parece que nada cambia, y el papel puede decir doce, nueve, nueve, cuatro.',
      },
    ],
  },
  {
    guidance: 'falling-asleep-alone',
    title: 'Solo se duerme si usted está al lado',
    words: [
      'acostarme con',
      'acostarnos con',
      'hasta que se duerm',
      'me quedo con el',
      'quedarme con',
      'dormir a solas',
      'dormir por si',
      'no se duerme sol',
      'se duerme si estoy',
      'si no estoy',
      'dormir sol',
      'dorm solo',
      'dorm sola',
      'dormirse sol',
      'duerme sol',
      'solo se duerme',
      'solo duerme',
      'en brazos',
      'conmigo al lado',
      'en su habitacion',
      'en su cuarto',
      'en su propia cama',
      'me tengo que quedar',
      'dormir conmigo',
      'duerme conmigo',
      'teta para dorm',
    ],
    hints: ['dorm', 'duerm', 'noche', 'cama', 'brazo', 'lado'],
    ack: 'Quedarse a oscuras con una mano pequeña en la suya, sin atreverse a respirar por si cruje el colchón: ahí se van muchas noches.',
    typical: [
      {
        from: 6,
        to: 23,
        text: 'Los bebés y los niños muy pequeños se despiertan un momento muchas veces cada noche, y casi todos buscan lo que había al dormirse; si era usted, le llaman.',
      },
      {
        from: 24,
        to: 59,
        text: 'Entre los 2 y los 4 años, quien se duerme con alguien al lado suele necesitar a la misma persona a las dos de la mañana; es costumbre y no hace daño.',
      },
      {
        from: 60,
        to: 108,
        text: 'A partir de los 5 años muchos todavía quieren compañía para dormirse, sobre todo después de un cambio; desde la puerta, costumbre y preocupación se parecen mucho.',
      },
    ],
    tonight: [
      'Deje la mitad de la noche como está. Cambie solo los últimos cinco minutos antes de dormir.',
      'Esta noche aléjese un palmo: si se acuesta al lado, siéntese; si se sienta en la cama, pase a una silla. Tres noches igual, y luego el siguiente paso hacia la puerta.',
      'Diga dónde va a estar y cúmplalo: «Voy a doblar dos toallas y vuelvo.» Vuelva antes de que le llame.',
    ],
    ask: 'Si pasa de los 3 años y tampoco puede separarse de usted de día, o ronca y le falta el aire al dormir, hable con su pediatra.',
    back: [
      'En los últimos diez minutos, ¿usted está acostada o acostado al lado, en una silla, o con el peso en brazos?',
      '¿También se despierta más tarde y necesita lo mismo?',
    ],
    turns: [
      {
        words: ['culpa', 'mal acostumbr', 'malcri'],
        answer:
          'Usted le dio a una criatura cansada lo que funcionaba. Eso no es una culpa, y se puede cambiar a cualquier edad sin estropear nada. La única pregunta es si todavía le sirve a usted. «Nos funcionó entonces, y ahora lo cambiamos» es respuesta suficiente para cualquiera.',
      },
      {
        words: ['probe', 'probad', 'probamos', 'intent', 'llor', 'sigue'],
        answer:
          'Entonces el paso era demasiado grande. Vuelva al anterior, quédese ahí hasta que aburra, y haga el siguiente la mitad de largo: de acostarse a acostarse de espaldas, de la mano a la punta del dedo. Lo que da permiso para avanzar son tres noches tranquilas, no tres noches de calendario.',
      },
      {
        words: [],
        answer:
          'Calcule dos o tres semanas por el camino lento, unas tres noches por paso. Una enfermedad devuelve un paso atrás, y la segunda vez se avanza más rápido. Marque el paso en el calendario: a las ocho de la noche nadie se acuerda de lo que ya ha conseguido.',
      },
    ],
  },
  {
    guidance: 'our-bed',
    title: 'Viene a la cama de sus padres',
    words: [
      'nuestra cama',
      'mi cama',
      'cama con nosotr',
      'dormir con nosotr',
      'duerme con nosotr',
      'duerme en mi',
      'colech',
      'cama de los padres',
      'cama de papa',
      'cama grande',
      'se pasa a',
      'se mete en',
    ],
    hints: ['cama', 'noche', 'duerm', 'dorm', 'madrugad'],
    ack: 'Unos pies en las costillas, un tercio de la manta, y nadie recuerda a qué hora llegó la visita.',
    typical: [
      {
        from: 12,
        to: 132,
        text: 'Es muy común que los niños pequeños se despierten y busquen compañía por la noche; si en su casa no molesta a nadie, no hay nada que corregir.',
      },
    ],
    tonight: [
      'Decidan primero, si son dos: ¿queremos que salga de la cama, o queremos dormir? Un sí está bien; lo que lo mantiene vivo es medio sí.',
      'Si quieren que salga: de vuelta cada vez, en silencio y a oscuras. «Tu cama. Por la mañana vengo.»',
      'Si esos viajes le agotan: un colchón en el suelo de su cuarto. «Puedes venir y acostarte aquí, sin hablar.» Es una solución a medias, y suele vaciarse sola.',
    ],
    ask: 'Si también de día tiene miedo de quedarse sin compañía, o empezó después de algo que asustó, hable con su pediatra. Y con un bebé de menos de un año, nunca en un sofá o sillón con una persona adulta dormida.',
    back: [
      '¿Los dos quieren que salga de la cama, o a alguien en casa le gusta?',
      '¿A qué hora llega de verdad, y lo recuerda por la mañana?',
    ],
    turns: [
      {
        words: [],
        answer:
          'Lo que más ayuda es que la respuesta sea siempre la misma: la noche en que se permite «por hoy» enseña a probar todas las demás. Elijan una de las dos salidas y manténganla diez noches antes de juzgarla.',
      },
    ],
  },
  {
    guidance: 'fear-of-the-dark',
    title: 'Miedo a la oscuridad',
    words: [
      'oscur',
      'miedo noche',
      'miedo a la noche',
      'luz prendid',
      'luz encend',
      'apag la luz',
      'sin luz',
      'monstruo',
      'fantasma',
      'cuco',
      'coco debajo',
      'debajo de la cama',
      'lamparita',
      'luz de noche',
      'luz nocturna',
    ],
    hints: ['miedo', 'luz', 'noche', 'cama', 'cuarto', 'habitacion', 'asust'],
    ack: 'Basta con apagar la luz para que la bata colgada de la puerta se convierta en alguien.',
    typical: [
      {
        from: 24,
        to: 71,
        text: 'Antes de los 6 años la oscuridad está entre los miedos más comunes: la imaginación ha crecido más deprisa que la capacidad de separar lo real de lo inventado.',
      },
      {
        from: 72,
        to: 119,
        text: 'Desde los 6 años muchos todavía prefieren una luz; tener miedo a la oscuridad no es ir por detrás, y casi todos lo superan o aprenden a manejarlo.',
      },
    ],
    tonight: [
      'Ponga una luz tenue y cálida, baja, y déjela igual todas las noches. No es ceder: es dejar que una silla sea una silla.',
      'Dele la linterna: la enciende una vez, mira tres cosas, dice sus nombres y la apaga.',
      'De día jueguen dos minutos a oscuras, debajo de una manta, con sombras de manos. Usted primero.',
    ],
    ask: 'Si el miedo le quita más de una hora de sueño casi todas las noches durante varias semanas, o empezó después de algo que le asustó de verdad, consulte a su pediatra.',
    back: [
      '¿Qué hay en la oscuridad, con sus propias palabras?',
      '¿Qué parte es la peor: el pasillo, el interruptor, o cuando usted ya se ha ido?',
    ],
    turns: [
      {
        words: ['luz', 'lampar'],
        answer:
          'Sí, una luz de noche está bien. Tenue, cálida y baja es mejor para dormir que la lámpara fuerte o la del pasillo. Elija una y no la cambie, porque son los cambios los que invitan a negociar. No hace falta pensar en cuándo quitarla; un día se olvidará de pedirla.',
      },
      {
        words: ['quedar', 'al lado', 'sol'],
        answer:
          'Aléjese por centímetros: esta semana sentada o sentado en la cama, la próxima en una silla, luego junto a la puerta, después fuera con la puerta abierta. Diga adónde va: «Voy a guardar los platos y paso a verte.» Y pase antes de que le llame; eso es lo que hace valer la promesa.',
      },
      {
        words: [],
        answer:
          'Pregunte una sola vez, de día, si ha visto u oído algo; basta un anuncio o el relato de alguien mayor. Si hubo algo, dibújenlo y pónganle un final. Si no hubo nada, tampoco hacía falta.',
      },
    ],
  },
  {
    guidance: 'nightmares',
    title: 'Pesadillas',
    words: [
      'sono con',
      'sonaba con',
      'ha sonado con',
      'sueno con',
      'sonar con',
      'pesadill',
      'mal sueno',
      'malos suenos',
      'sueno feo',
      'suenos feos',
      'sueno malo',
      'suena con',
      'sono con',
      'sueno horrible',
    ],
    hints: ['lobo', 'bruja', 'noche', 'miedo', 'llor', 'despert', 'despiert', 'sueno', 'asust'],
    ack: 'Volver a dormirse es volver adonde estaba el lobo, y eso lo sabe muy bien quien acaba de escapar de él.',
    typical: [
      {
        from: 24,
        to: 155,
        text: 'Las pesadillas llegan en la segunda parte de la noche y se recuerdan; detrás de una racha suele haber mucho cansancio, una enfermedad, una película que asustó o una preocupación.',
      },
    ],
    tonight: [
      'Poca luz, pocas palabras, brazos: «Era un sueño. Ya pasó. Estás en tu cama.» Pregunte mañana, no ahora.',
      'Dele la vuelta a la almohada, «el lado de los sueños buenos», y quédese dos minutos más de lo que quisiera.',
      'Mañana, con luz de día, dibujen el sueño y pónganle otro final, cuanto más tonto, mejor. Léanlo una vez antes de dormir.',
    ],
    ask: 'Si el mismo sueño vuelve durante semanas, si casi todas las noches de un mes tiene miedo de acostarse, o si empezó después de algo grave, consulte a su pediatra.',
    back: ['¿Qué pasa en el sueño, con sus palabras?', '¿Empezó con algo: una película, una caída, un cambio en casa?'],
    turns: [
      {
        words: ['miedo de dorm', 'miedo a dorm', 'no quiere dorm'],
        answer:
          'No prometa que no volverá; prometa lo que hará usted: «Si viene, me llamas y voy.» Y dele a la cabeza algo con que empezar: tres cosas que ver con los ojos cerrados, elegidas juntos, el mar, el perro, el patio de la abuela.',
      },
      {
        words: ['cama', 'con nosotr', 'conmigo'],
        answer:
          'Después de una muy mala, una noche, sí. Si es la tercera de la semana, vaya usted a su cama y quédese hasta que llegue el sueño, para que el consuelo viva ahí. Una excepción no hace daño a nadie.',
      },
      {
        words: [],
        answer:
          'Un sueño que se repite muchas veces se puede reescribir. De día, cuando es pequeño, escríbanlo como cuento y cambien una sola cosa: se abre la puerta, llega el hermano, el monstruo es alérgico a la mermelada. Cinco noches en voz alta.',
      },
    ],
  },
  {
    guidance: 'night-terrors',
    title: 'Terrores nocturnos',
    words: [
      'grita dormid',
      'sigue dormid',
      'grita pero sigue',
      'gritando dormid',
      'sin despertarse',
      'grita sin despertar',
      'no se da cuenta',
      'media noche grita',
      'terror',
      'grit dormid',
      'llora dormid',
      'ojos abiert',
      'no reconoce',
      'no me reconoce',
      'sonambul',
      'grita noche',
      'grita dormido',
    ],
    hints: ['aterrad', 'noche', 'grit', 'dormid', 'despert', 'despiert', 'llor'],
    ack: 'Grita, tiene los ojos abiertos, y usted no está en ellos.',
    typical: [
      {
        from: 18,
        to: 144,
        text: 'Los terrores nocturnos son más comunes entre los 3 y los 8 años: al principio de la noche, hasta quince minutos, con los ojos abiertos pero sin estar despierto, y por la mañana no se recuerda nada.',
      },
    ],
    tonight: [
      'Quédese al lado y toque solo lo necesario. Evite que se caiga, aparte la lámpara y mire el reloj: parece una hora y suelen ser minutos.',
      'No intente despertar ni convencer con palabras. Cuando pase, una visita al baño medio en sueños y a dormir.',
      'El resto de la semana adelante media hora la hora de acostar. Con cansancio hay más.',
    ],
    ask: 'Si vienen casi todas las noches o varias veces en una, o hay rigidez, sacudidas rítmicas o babeo, vaya al pediatra y lleve un vídeo. Una primera convulsión, o una de más de cinco minutos: número de emergencias.',
    back: [
      '¿A qué hora viene, y recuerda algo por la mañana?',
      '¿Ha sido una semana de poco sueño, enfermedad o algo nuevo?',
    ],
    turns: [
      {
        words: [],
        answer:
          'Apunte el minuto durante cinco noches. Si es siempre a la misma hora, pruebe una semana: quince minutos antes, despierte con suavidad, lo justo para que se dé la vuelta y murmure, y deje que vuelva a hundirse en el sueño. Si en siete noches no cambia nada, déjelo y duerma usted.',
      },
    ],
  },
  {
    guidance: 'dummy',
    title: 'Dejar el chupete o chupón',
    words: ['chupet', 'chupon', 'chupo.', 'pacificador', 'tete.', 'entretenedor', 'bobo.'],
    hints: ['dejar', 'quit', 'noche', 'dorm', 'diente'],
    ack: 'Le ha comprado cientos de noches, y ahora todo el mundo opina sobre ese trocito de goma.',
    typical: [
      {
        from: 8,
        to: 17,
        text: 'El consejo del servicio de salud británico es dejar el chupete o chupón entre los 6 y los 12 meses, cuando empiezan a probar los sonidos del habla.',
      },
      {
        from: 18,
        to: 60,
        text: 'Después del año y medio muchos lo siguen usando para dormir; desde el primer cumpleaños estorba para practicar palabras, y cuanto más se queda, más cuesta separarse.',
      },
    ],
    tonight: [
      'Empiece por el día: desde mañana vive en la cama. «Está durmiendo. Puedes acostarte un rato con él, o jugar conmigo.»',
      'Conserve uno y haga desaparecer los demás. Fuera de la boca para hablar: «Con eso no te oigo.»',
      'Para la noche, elija una fecha sin otras novedades y avise dos días antes. Algo blando en la mano, usted cerca, y no volver atrás: dos o tres noches difíciles son lo habitual.',
    ],
    ask: 'Si dice pocas palabras o no se le entiende, pida una revisión de oído y de lenguaje. Si al morder los dientes de delante no se juntan, enséñeselo al dentista.',
    back: [
      '¿Es solo para dormir, o también de día?',
      '¿Hay algún otro cambio este mes: guardería, un bebé, una mudanza?',
    ],
    turns: [
      {
        words: [],
        answer:
          'Si ya lo intentó y hubo que volver, no se ha perdido nada: vuelva a «solo en la cama» dos semanas y elija otra fecha. De noche, lo que sustituye al chupete es siempre lo mismo y es blando: un trapito, un muñeco, su mano.',
      },
    ],
  },
];
