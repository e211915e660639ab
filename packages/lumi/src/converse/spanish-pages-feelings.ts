import type { SpanishPage } from './spanish-page.ts';

/** The gist, in Spanish, of what parents ask about feelings, behaviour and speech. */
export const SPANISH_FEELINGS: readonly SpanishPage[] = [
  {
    guidance: 'tantrum-two',
    title: 'Rabietas, berrinches y pataletas',
    words: [
      'pollo en la',
      'monta pollo',
      'monta unos pollo',
      'escandal',
      'llora por todo',
      'se pone como loc',
      'se pone histeric',
      'histeric',
      'se tira y',
      'se tira en',
      'se tira por',
      'digo que no',
      'le dicen que no',
      'le niego',
      'pierde el control',
      'crisis de llanto',
      'colapsa',
      'rabiet',
      'berrinch',
      'patalet',
      'patalea',
      'perreta',
      'pataleo',
      'tira suelo',
      'tira piso',
      'tira al suelo',
      'tira al piso',
      'avienta piso',
      'avienta suelo',
      'arroja suelo',
      'bota al suelo',
      'arma show',
      'arma escandalo',
      'monta un numero',
      'monta un show',
      'capricho',
      'encaprich',
      'explota',
      'estalla',
    ],
    hints: ['patea', 'grit', 'llor', 'suelo', 'piso', 'supermercado', 'super.', 'tienda', 'furia', 'todo', 'nada'],
    ack: 'Es muchísimo ruido para alguien que pesa menos que la compra, y casi siempre hay público.',
    typical: [
      {
        from: 12,
        to: 35,
        text: 'A los 2 años las rabietas son muy comunes: quiere expresarse, le cuesta, y la frustración sale entera. Con más palabras hay menos.',
      },
      {
        from: 36,
        to: 47,
        text: 'A los 3 años casi todos tienen todavía alguna, aunque en un estudio con niños de 3 a 5 años menos de uno de cada diez la tenía todos los días.',
      },
      {
        from: 48,
        to: 119,
        text: 'Lo habitual es que con más palabras haya menos; pasados los 4 años vale la pena buscar la causa de cada una: cansancio, una preocupación, algo que cuesta demasiado.',
      },
    ],
    tonight: [
      'Agáchese, dígalo una vez, «Querías la galleta. ¡Qué rabia!», y luego silencio. En ese momento las palabras son leña.',
      'Mantenga el no. Si iba a ceder de todos modos, hágalo en los tres primeros segundos y llámelo sí.',
      'Mañana, antes del desayuno, dos elecciones pequeñas: «¿Vaso rojo o verde?» Quien ya ha elegido dos veces tiene menos que demostrar.',
    ],
    ask: 'Hable con su pediatra si en la mayoría se hace daño o lo hace a otros, si habla menos que los demás de su edad, o si empeoran después de los 4 años. Si se desmaya llorando: pediatra el mismo día.',
    back: [
      '¿Cuándo llegan casi todas: con hambre, con sueño, o cuando hay que dejar algo?',
      '¿Qué estaba pasando dos minutos antes de la última?',
    ],
    turns: [
      {
        words: ['pega', 'golpe', 'patea', 'muerd'],
        answer:
          'Sujete la mano, no la discusión. Tome la muñeca con suavidad, retírese medio brazo y diga: «No te dejo pegar. Me quedo aquí.» Siempre las mismas palabras; lo que se aprende es la repetición. Si nota que su propia mano se levanta, deje a su hijo o hija en un lugar seguro y salga un minuto.',
      },
      {
        words: ['ignor', 'caso', 'probe', 'probad', 'probamos', 'intent', 'peor'],
        answer:
          'Al ignorarlas suelen subir de volumen unos días, y a veces se viven como abandono. Ignore la función y no a quien la da: quédese cerca, mire algo aburrido, sea pura calidez en cuanto baje. Pruebe una semana. Si la segunda no es más corta, mire el hambre y el sueño antes que el método.',
      },
      {
        words: ['ced', 'compr', 'di lo que', 'le doy'],
        answer:
          'No se ha estropeado nada. Una galleta enseña poco; una galleta cada dos veces enseña mucho, porque lo que mantiene el intento es el «a veces». Elija las tres cosas que va a sostener esta semana, y que lo demás sea sí desde el principio.',
      },
      {
        words: ['super', 'tienda', 'calle', 'public', 'gente'],
        answer:
          'Fuera no dura más que en casa, solo lo parece cuatro veces. Antes de la puerta, un encargo: «Compramos leche y pan. Tú llevas el pan.» Si hay que salir, salga con su hijo o hija en brazos, con cariño y sin discurso. El carrito sobrevivirá.',
      },
      {
        words: [],
        answer:
          'No cuente tanto cuántas son: mire si en pocos minutos vuelve a ser quien es, si el tiempo entre una y otra es bueno y si alguien sale lastimado. Si dos de las tres van mal durante semanas, apunte cinco rabietas y llévelas al pediatra.',
      },
    ],
  },
  {
    guidance: 'biting',
    title: 'Muerde',
    words: ['muerd', 'mord', 'mordi', 'mordis', 'dentellada'],
    hints: ['guarderia', 'jardin', 'ninos', 'companer', 'amig', 'hermano'],
    ack: 'Dura medio segundo, no avisa, y de pronto lloran dos criaturas y una es la suya.',
    typical: [
      {
        from: 6,
        to: 14,
        text: 'Antes del año y poco los bebés muerden para explorar, porque les duelen las encías y para ver qué pasa; una reacción grande es un resultado muy interesante.',
      },
      {
        from: 15,
        to: 35,
        text: 'Entre el año y los 3 años muerden por emoción, enfado, cansancio o agobio, sin palabras para decirlo; a veces lo han visto en alguien.',
      },
      {
        from: 36,
        to: 59,
        text: 'Después de los 3 años morder suele dejar paso a las palabras; si sigue, busque qué es demasiado, qué hace demasiado ruido o qué cuesta decir.',
      },
    ],
    tonight: [
      'Pocas palabras y dese la vuelta: «No. Morder me duele.» Al suelo o póngase en medio, sin grito y sin discurso.',
      'Dele un trabajo a los dientes: un paño frío, un mordedor enganchado a la ropa, un trozo de pan a la hora en que suele pasar.',
      'Apunte las tres últimas: a quién, dónde, cuánta gente había, cuánto hacía que no comía. Mañana esté justo ahí.',
    ],
    ask: 'Si la piel se rompe, se lava y la mira el farmacéutico o el médico. Si sigue mordiendo casi todas las semanas después de los 3 años, o habla poco, consulte al pediatra y mencione el oído y el habla.',
    back: ['¿Es más cuando hay enfado, o cuando hay alegría y alboroto?', '¿Qué pasa en los cinco segundos después?'],
    turns: [
      {
        words: ['devolver', 'morder tambien', 'lo muerdo', 'la muerdo', 'morderl'],
        answer:
          'No. Duele, asusta, y enseña que morder es lo que hace quien es más fuerte. Unas pocas palabras, el hombro girado y algo que sí se pueda morder: aburrido, y cada vez igual.',
      },
      {
        words: ['guarderia', 'jardin', 'escuel', 'maestr'],
        answer:
          'En una sala de niños de un año es el pan de cada día, aunque el papel lo haga parecer un delito. Pida que una semana le sigan de cerca en los dos peores momentos, que apunten qué pasó antes y que tengan algo para morder. Y usen en casa y allí las mismas palabras.',
      },
      {
        words: [],
        answer:
          'Suele apagarse al llegar las palabras, en la mayoría hacia los 3 años. Si va por el tercer mes sin que haya menos, cambie el ambiente y no el regaño: grupo más pequeño, comida más temprano, más carreras antes del rato tranquilo.',
      },
    ],
  },
  {
    guidance: 'hitting',
    title: 'Pega, empuja y da patadas',
    words: [
      'pega.',
      'pegar',
      'pego.',
      'pegando',
      'pegon',
      'golpea',
      'golpes',
      'patea',
      'patadas',
      'empuja',
      'agresiv',
      'manotazo',
      'cachetada',
      'arana',
      'rasguna',
      'jala el pelo',
      'tira del pelo',
      'le pega a',
      'violent',
    ],
    hints: ['otros', 'ninos', 'companer', 'parque', 'guarderia', 'amig', 'mano', 'me.'],
    ack: 'La mano va más rápido que las palabras y, casi todos los días, más rápido que usted.',
    typical: [
      {
        from: 12,
        to: 47,
        text: 'Antes de los 4 años pegar y morder es común: se frustran y todavía no les da tiempo a decirlo.',
      },
      {
        from: 48,
        to: 107,
        text: 'A los 4 años casi todos usan palabras buena parte del tiempo, así que pegar mucho a esa edad suele tener una causa que se puede encontrar.',
      },
    ],
    tonight: [
      'En los momentos de riesgo, quédese a un brazo de distancia y pare la mano en vez de regañar después: «No te dejo pegar.»',
      'Atienda primero a quien recibió el golpe. Luego enseñe qué hacer con las ganas: mano abierta, «Me toca, por favor», o los dos pies contra el suelo.',
      'Ensáyenlo en el baño con dos patitos que quieren el mismo barco.',
    ],
    ask: 'Si después de los 4 años es casi a diario, alguien sale lastimado de verdad, o no puede parar cuando empieza, hable con la escuela y con su pediatra.',
    back: ['¿A quién pega más, y qué quería en ese segundo?', '¿Hay algún momento del día en que nunca pasa?'],
    turns: [
      {
        words: ['devolver', 'nalgada', 'le pego', 'pegarle', 'azote', 'chancla', 'cachete'],
        answer:
          'No, y hace bien en preguntarlo antes. Duele, asusta, y lo que muestra es que quien es más grande puede. Los pediatras de Estados Unidos lo desaconsejan: poco efecto en el momento, ninguno a la larga y más problemas después. Sujete la muñeca, «No te dejo pegar», y deje que la repetición haga el trabajo.',
      },
      {
        words: ['rie', 'risa', 'burla'],
        answer:
          'La risa muchas veces son nervios, o la prueba de si el botón sigue funcionando. Haga aburrido el botón: sin susto, sin discurso, la mano sujeta, voz plana. Y sea interesante treinta segundos después, por otra cosa.',
      },
      {
        words: ['solo a mi', 'a mi'],
        answer:
          'Con usted es con quien más seguro resulta probar, que es un cumplido bastante pobre. Trátese como a cualquier otro niño: «No te dejo pegarme», mano sujeta, un paso atrás, y siga con lo suyo. Si nota que está a punto de devolverlo, deje a su hijo o hija en un sitio seguro y salga un minuto por la puerta.',
      },
      {
        words: [],
        answer:
          'Con alguien cerca y las mismas pocas palabras en todas partes, dos o tres semanas suelen mostrar menos golpes, rara vez ninguno. Ponga un punto en el calendario por cada uno. Si en un mes no hay menos puntos, lleve el calendario al pediatra; también vale la pena revisar oído y habla.',
      },
    ],
  },
  {
    guidance: 'not-listening',
    title: 'No hace caso',
    words: [
      'como hablarle a la pared',
      'hablar a la pared',
      'a la pared',
      'no atiende',
      'no responde cuando',
      'como si no me oyera',
      'pasa de mi',
      'no me pela',
      'no me da bola',
      'se hace el sordo',
      'sord',
      'no me toma en serio',
      'por un oido',
      'no hace caso',
      'no me hace caso',
      'hace caso',
      'hacer caso',
      'haga caso',
      'no obedec',
      'obedec',
      'obedez',
      'desobed',
      'no escucha',
      'no me escucha',
      'no oye',
      'me ignora',
      'repetir',
      'repito',
      'mil veces',
      'diez veces',
      'cien veces',
      'rebelde',
      'no me hace',
    ],
    hints: ['grit', 'decir', 'digo', 'ordenar', 'recoger', 'zapatos', 'manana'],
    ack: 'Se oyó decirlo por décima vez, y notó que nadie más lo había oído.',
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Antes de los 5 años siguen mejor una sola cosa, corta y concreta, dicha de cerca; lo que se grita desde otra habitación casi no llega a nadie.',
      },
      {
        from: 60,
        to: 131,
        text: 'En edad escolar le oyen muy bien y le colocan detrás del juego; necesitan saber que a la segunda vez ocurre.',
      },
    ],
    tonight: [
      'Vaya hasta allí, toque un hombro, espere los ojos, y entonces pocas palabras: «Guarda aquí el coche rojo.»',
      'Dígalo una vez y ayude a que pase: la mano en la mano, la primera pieza a medias. El cuerpo aprende que a las palabras les sigue algo.',
      'Donde no hay elección, diga y no pregunte: «Zapatos ahora», no «¿Nos ponemos los zapatos?»',
    ],
    ask: 'Si muchas veces no oye cuando le habla bajito por detrás, o quiere la tele alta, pida una revisión de oído. Si después de los 4 años no sigue una orden de un paso ni en casa ni en la escuela, consulte a su pediatra.',
    back: ['¿Qué están haciendo sus manos cuando no le llega?', '¿Qué petición funciona casi siempre?'],
    turns: [
      {
        words: ['grit', 'alzo la voz', 'levant la voz', 'solo si grito'],
        answer:
          'El grito se ha vuelto la señal de que ahora va en serio, así que todo lo anterior es el tiempo que hace. Cambie la señal: después de la primera petición, camine hasta allí. Piernas en vez de volumen. Cuesta más pasos durante unos diez días. Y si gritó, dígalo y empiece otra vez más bajo; eso también es una señal.',
      },
      {
        words: ['dice que no', 'se niega', 'no quiere', 'probe', 'probad', 'probamos', 'intent'],
        answer:
          'Entonces dos opciones que terminan donde usted quiere: «Los guardas tú o los guardo yo.» Cuente hasta cinco por dentro, hágalo con calma y sin sermón. Negarse divierte menos cuando nadie tira del otro lado.',
      },
      {
        words: ['tdah', 'hiperactiv', 'deficit', 'atencion'],
        answer:
          'Desde aquí no se puede saber, y una sola lista en una noche no lo dice. Miraría más de cerca si a los 6 o 7 años es igual en la escuela, en casa y con los abuelos, y le cuesta amistades o aprender. Ayudan dos hojas, la suya y la de la maestra o el maestro, con hora y lugar.',
      },
      {
        words: [],
        answer:
          '«Ordena tu cuarto» son veinte tareas con abrigo. Dé una: «Todos los animales, en la caja azul.» Después, los bloques. Y antes de lo agradable, nunca como último acto del día.',
      },
    ],
  },
  {
    guidance: 'lying',
    title: 'Dice mentiras',
    words: [
      'mient',
      'mentir',
      'mentia',
      'mentira',
      'mentiros',
      'embuster',
      'no dice la verdad',
      'decir la verdad',
      'dice la verdad',
      'me engan',
      'inventa',
    ],
    hints: ['verdad', 'enga', 'histori', 'cole', 'escuela'],
    ack: 'No es tanto la cosa en sí; es que le mire a los ojos mientras lo dice.',
    typical: [
      {
        from: 36,
        to: 71,
        text: 'A los 4 y 5 años muchos inventan historias y exageran; fantasía y realidad todavía viven puerta con puerta, y un deseo se cuela con facilidad.',
      },
      {
        from: 72,
        to: 155,
        text: 'Desde los 6 años se miente sobre todo para librarse de algo, un regaño o una tarea; una mentira aislada es común y pide una charla sobre la confianza, no alarma.',
      },
    ],
    tonight: [
      'Deje de preguntar lo que ya sabe. En vez de «¿Fuiste tú?», «Veo que se rompió la taza. Vamos a barrer.»',
      'Pague la verdad en el acto: «Gracias por decírmelo. Era difícil.» Lo roto viene después.',
      'Que las consecuencias sean tan pequeñas que contarlo siga saliendo a cuenta.',
    ],
    ask: 'Si después de los 7 años miente a diario, junto con robar, hacer daño o esconder heridas, o parece tener miedo de lo que pasaría si lo contara, hable con la escuela y con su pediatra.',
    back: [
      '¿Qué pasó la última vez que dijo la verdad sobre algo?',
      '¿Para qué son casi todas: para evitar un lío, para parecer más, o por diversión?',
    ],
    turns: [
      {
        words: ['castig', 'consecuencia', 'regan'],
        answer:
          'Una cosa a la vez: lo hecho se repara y la mentira recibe una frase. «Y además quiero poder creerte.» Los castigos duros por mentir entrenan para mentir mejor. Si lo cuenta antes de que usted lo descubra, que cuente: la mitad de la reparación, y dígale que es por eso.',
      },
      {
        words: ['inventa', 'historia', 'fantas', 'imagin'],
        answer:
          'Antes de los 6 años yo las disfrutaría: «¿Es una historia de verdad o inventada? Me gustan las dos.» Si la historia cuenta que alguien le hace daño o le toca, tómela por cierta, no pida detalles, escriba las palabras y hable hoy con quien dirige la guardería o con una línea de protección a la infancia.',
      },
      {
        words: ['tarea', 'deberes', 'dientes'],
        answer:
          'Cambie la pregunta por una mirada: «Enséñame la página.» O «Vuelvo en dos minutos y lo vemos», que da tiempo a que sea verdad. A quien se comprueba con cariño le hace menos falta mentir.',
      },
      {
        words: [],
        answer:
          'Casi todos lo prueban, y hace falta cierta inteligencia: hay que saber que la otra persona no lo sabe. Cuando usted rompa una promesa, llámela por su nombre. Lo que hace probable la verdad es que en su cocina se sobreviva a ella.',
      },
    ],
  },
  {
    guidance: 'worry',
    title: 'Se preocupa por todo',
    words: [
      'ansied',
      'ansios',
      'angustiad',
      'se angusti',
      'se preocup',
      'le preocup',
      'preocupado por todo',
      'preocupada por todo',
      'miedo a todo',
      'miedo de todo',
      'nervioso',
      'nerviosa',
      'piensa lo peor',
      'algo malo',
      'preocupaciones',
      'miedo a que me',
      'miedo de que me',
      'dolor barriga antes escuela',
    ],
    hints: ['preocup', 'miedo', 'barriga', 'panza', 'escuela', 'noche', 'morir', 'muera'],
    ack: 'Las preocupaciones tienen su propio horario: salen cuando usted ya tiene el abrigo puesto o un pie fuera del cuarto.',
    typical: [
      {
        from: 48,
        to: 83,
        text: 'Hasta los 6 años cada edad trae sus miedos, y buena parte es crecer; se vuelve un problema cuando empieza a estorbar la vida de cada día.',
      },
      {
        from: 84,
        to: 155,
        text: 'Desde los 7 años se preocupan más por la escuela y por los demás. Si casi todos los días afecta al sueño, a las amistades o a la escuela, merece ayuda y no espera.',
      },
    ],
    tonight: [
      'Escriba la preocupación con sus palabras, doble el papel y guárdelo en una lata: «Está guardada. Mañana a las cuatro la miramos.» Y mírenla.',
      'Responda cada pregunta una vez, con cariño, y la segunda devuélvala: «¿Qué dijimos de eso?»',
      'Elija lo más pequeño que evita y hagan juntos la cuarta parte esta semana. Cuenta intentarlo, no conseguirlo.',
    ],
    ask: 'Si durante unas semanas le quita casi a diario sueño, escuela o amistades, o va a más, consulte a su pediatra y avise en la escuela. Si habla de no querer vivir, ayuda ese mismo día.',
    back: [
      '¿Cuál fue la preocupación, palabra por palabra, la última vez?',
      '¿Hay algo que haya dejado de hacer por eso?',
    ],
    turns: [
      {
        words: ['morir', 'muera', 'muerte', 'muero'],
        answer:
          'No prometa «nunca». Diga lo cierto, y primero lo primero: «Casi toda la gente vive hasta ser muy mayor, y yo pienso hacerlo. Y siempre habría alguien para cuidarte.» Esa segunda mitad suele ser la que buscan. Después algo corriente, como elegir el desayuno. Si alguien ha muerto o está enfermo, dígamelo; la respuesta es otra.',
      },
      {
        words: ['barriga', 'panza', 'estomago', 'dolor'],
        answer:
          'La preocupación duele de verdad en el estómago; no lo está inventando. Que el médico lo mire una vez, para que su voz pueda estar tranquila. Después: «Te creo que duele. Vamos, y se lo decimos a tu maestra o maestro.» Apunte qué días.',
      },
      {
        words: ['culpa', 'yo tambien', 'soy ansios'],
        answer:
          'En parte viene de familia, como temperamento, y nadie lo eligió. Usted tiene una ventaja: sabe cómo es ahí dentro. Que le oiga llevar una pequeña en voz alta: «Me pone nervios esta llamada. Apunto tres palabras y llamo.» Eso enseña más que esconderlo.',
      },
      {
        words: [],
        answer:
          'Si solo llegan a la hora de dormir, deles una hora más temprana: diez minutos por la tarde, la misma silla, todo puede salir, usted escribe y nadie resuelve. En la cama puede decir: «Esa ya tiene cita.»',
      },
    ],
  },
  {
    guidance: 'first-words-late',
    title: 'Habla poco o todavía no habla',
    words: [
      'no habl',
      'no me habl',
      'habla poco',
      'habla muy poco',
      'habla casi nada',
      'casi no habl',
      'todavia no habl',
      'aun no habl',
      'no dice',
      'pocas palabras',
      'primeras palabras',
      'solo dice',
      'palabras',
      'balbuce',
      'tarda en hablar',
      'tardar hablar',
      'empezar a hablar',
      'retraso lenguaje',
      'retraso habla',
      'lenguaje',
      'dice mama',
      'decir mama',
      'mudo',
    ],
    hints: ['habl', 'palabr', 'dice', 'senala', 'mama', 'papa', 'entiende', 'meses'],
    ack: 'Lleva tiempo contando las palabras con los dedos, y algunas noches cuenta la misma dos veces.',
    typical: [
      {
        from: 12,
        to: 17,
        text: 'A los 15 meses la mayoría intenta una o dos palabras además de «mamá» y «papá», y señala para pedir.',
      },
      {
        from: 18,
        to: 23,
        text: 'A los 18 meses la mayoría intenta tres o más palabras además de «mamá» y «papá», y señala para mostrar algo interesante.',
      },
      { from: 24, to: 29, text: 'A los 2 años la mayoría junta al menos dos palabras, como «más leche».' },
      {
        from: 30,
        to: 48,
        text: 'A los dos años y medio la mayoría dice unas 50 palabras; a los 3 conversa un poco, con dos turnos cada quien.',
      },
    ],
    tonight: [
      'En el baño diga lo que está mirando, en dos palabras, «mucha espuma», y cuente hasta diez por dentro. La espera es lo difícil y lo útil.',
      'Enseñe dos cosas: «¿Leche o agua?» Acepte una mirada, un dedo o un sonido como respuesta, y diga la palabra al dársela.',
      'Devuelva una palabra más de las que recibió: si dice «coche», usted «coche rojo». Nada de «dilo bien».',
    ],
    ask: 'Si está por debajo de la línea de su edad, pida esta semana a su pediatra una prueba de oído y una valoración del lenguaje. Si perdió palabras que ya decía, o no se vuelve al oír una voz, llame mañana.',
    back: [
      '¿Cómo sabe usted lo que quiere: señala, tira de su mano, hace un sonido?',
      'Cuando le llama bajito por detrás, ¿se da la vuelta?',
    ],
    turns: [
      {
        words: ['entiende', 'comprende'],
        answer:
          'Entonces dígalo así cuando pida la cita: entender y señalar para compartir son señales que dan esperanza. Hacen la revisión más tranquila, pero no la sustituyen, porque quien se guía por la rutina y las caras parece entender las palabras. Pruebe una vez: pida el zapato mirando al techo. ¿Qué llega?',
      },
      {
        words: ['dos idiomas', 'bilingu', 'ingles', 'otro idioma', 'idiomas'],
        answer:
          'Dos idiomas no causan retraso. Cuente las palabras de los dos juntos, «agua» y «water», y siga con el idioma que le sale cuando se golpea un dedo. Cuando le valoren, diga que son dos y pida que miren ambos. Quitar uno quita la mitad de la práctica.',
      },
      {
        words: ['esper', 'ya hablara', 'vag', 'floj', 'varon'],
        answer:
          'Pregunte dos cosas: «¿Hasta qué fecha exactamente?» y «¿Podemos hacer mientras la prueba de oído?» Esperar con fecha y prueba es un plan; esperar sin ellas es encogerse de hombros. Y nadie deja de hablar por pereza.',
      },
      {
        words: ['autis', 'tea'],
        answer:
          'Hablar tarde, por sí solo, no lo dice; muchos son solo eso. Quien valora mira también si comparte: si le busca cuando algo hace gracia, señala para enseñar, responde a su nombre, devuelve la sonrisa. Si faltan varias, dígalo en la misma llamada y pida que miren las dos cosas.',
      },
      {
        words: [],
        answer:
          'Pruebe un escalón más abajo: copie. Cualquier sonido o golpe que haga, hágalo usted también, con cara de haber aprendido algo. Cuando lo repita para ver si usted lo repite, eso ya es conversar. Diez minutos al día, dos semanas, y apunte lo nuevo.',
      },
    ],
  },
  {
    guidance: 'unclear-speech',
    title: 'No se le entiende al hablar',
    words: [
      'no se le entiend',
      'no se entiend',
      'nadie le entiend',
      'nadie lo entiend',
      'nadie la entiend',
      'no le entiend',
      'no lo entiend',
      'no la entiend',
      'pronunc',
      'habla mal',
      'habla enredad',
      'media lengua',
      'habla raro',
      'la erre',
      'la r.',
    ],
    hints: ['habl', 'entiend', 'letra', 'palabr', 'dice'],
    ack: 'Usted se ha convertido en los subtítulos, y está de guardia desde el desayuno.',
    typical: [
      {
        from: 24,
        to: 35,
        text: 'A los 2 años es muy común cambiar y comerse sonidos, y la gente de fuera solo sigue una parte.',
      },
      {
        from: 36,
        to: 47,
        text: 'A los 3 años la mayoría habla lo bastante claro para que otras personas le entiendan casi siempre, con bastantes sonidos todavía por llegar.',
      },
      {
        from: 48,
        to: 95,
        text: 'A los 4 años lo habitual es que todos le entiendan, aunque algunos sonidos, como la erre, llegan más tarde.',
      },
    ],
    tonight: [
      'Cuando diga «toche», usted: «Sí, un coche rojo», y siga la conversación. Se dice bien una vez y nadie tiene que repetir.',
      'Si se pierde, diga la mitad que tiene: «Algo de un perro. Enséñame.» No haga como que entiende; se nota.',
      'En la tienda, cuente cinco segundos antes de traducir.',
    ],
    ask: 'Si la gente de fuera se pierde casi todo a los 3 años, o algo importante a los 4, o deja de intentar hablar, pida prueba de oído y logopedia o terapia del lenguaje. Si habla menos claro que antes, esta semana.',
    back: ['¿Cuánto entendería una niñera nueva: casi todo, la mitad, o poco?', '¿Qué sonido falta más?'],
    turns: [
      {
        words: [],
        answer:
          'Apunte esta semana diez palabras como las dice y como serían. Con esa lista y una prueba de oído, quien le valore sabrá en minutos si los sonidos que faltan son los de su edad.',
      },
    ],
  },
  {
    guidance: 'stammer',
    title: 'Tartamudea',
    words: [
      'tartamud',
      'tartaj',
      'se traba',
      'trabado',
      'se atasca',
      'gaguea',
      'gago',
      'repite silabas',
      'repite la primera',
      'le cuesta arrancar',
    ],
    hints: ['habl', 'palabr', 'repite', 'silaba'],
    ack: 'Ver cómo se le queda una palabra en la garganta, con la de usted lista para terminarla, son dos segundos muy largos.',
    typical: [
      {
        from: 24,
        to: 71,
        text: 'Antes de los 5 años más o menos uno de cada veinte tartamudea un tiempo, y la mayoría sale de ello; suele empezar entre los 2 y los 4, va y viene, y no lo causan los padres.',
      },
      {
        from: 72,
        to: 155,
        text: 'En edad escolar, una tartamudez que lleva un año o más puede quedarse, y se aprende a hablar con libertad con ella; la ayuda trata de hablar, no de esconderla.',
      },
    ],
    tonight: [
      'Mire y espere con la cara de siempre. Escuche lo que dice, no cómo lo dice.',
      'Vaya usted más despacio: una respiración antes de contestar. Nada de «despacio», «respira», ni terminar la palabra.',
      'Cinco minutos a solas, sin preguntas, con un juego tranquilo para las manos; puede hablar o no.',
    ],
    ask: 'Logopeda o terapeuta del lenguaje enseguida si las palabras se quedan atascadas, la cara se tensa, le disgusta o hay familia que tartamudea; si no, si sigue después de unas semanas. Si aparece tras un golpe en la cabeza o con debilidad de un lado: emergencias.',
    back: [
      '¿Se da cuenta, o solo lo nota usted?',
      '¿Hay alguien en la familia que tartamudee, o lo hiciera de pequeño?',
    ],
    turns: [
      {
        words: ['culpa', 'mudanza', 'nacio', 'causa', 'por que'],
        answer:
          'No lo causan los padres, y una mudanza tampoco, aunque una época movida puede ser cuando aparece. Muchas veces viene de familia. Suelte la culpa; lo que sí está en su mano es el ritmo de la casa y pedir ayuda.',
      },
      {
        words: [],
        answer:
          'Va y viene, y por eso todo el mundo anula las citas. Conserve la suya. Marque cada día en el calendario de 0 a 5 cuánto lo oyó, con los días de cansancio y los de emoción. Seis semanas de puntos dicen más que la media hora tranquila de la consulta.',
      },
    ],
  },
];
