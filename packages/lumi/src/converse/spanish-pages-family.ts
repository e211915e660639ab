import type { SpanishPage } from './spanish-page.ts';

/** The gist, in Spanish, of what parents ask about family, nursery, school, loss. */
export const SPANISH_FAMILY: readonly SpanishPage[] = [
  {
    guidance: 'new-baby',
    title: 'Un bebé nuevo en casa',
    words: ['bebe nuev', 'nuevo bebe', 'recien nacid', 'nacio', 'nacimiento', 'celos bebe', 'celos del herman', 'celos de su herman', 'celos hermanit', 'celos del nuev', 'celoso del', 'celosa del', 'celosa de la', 'celoso de la', 'hermanito', 'hermanita', 'nuevo herman', 'llegada bebe', 'llego el bebe', 'llego la bebe', 'embaraz', 'va a tener un herman', 'otro bebe', 'segundo bebe', 'segundo hijo', 'principe destronado'],
    hints: ['bebe', 'celos', 'herman', 'pega', 'atencion'],
    ack: 'Usted es un solo regazo, y ahora hay dos que lo reclaman.',
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Antes de los 3 años lo habitual es la mezcla: querer al bebé, querer que se vaya, y estar de malas con usted más que con él. A esa edad se dice con los brazos, las piernas y el sueño.',
      },
      {
        from: 36,
        to: 95,
        text: 'Desde los 3 años lo habitual es alegría y celos a la vez; hay quien le hace daño al bebé, quien se calla, y quien se porta bien en casa y mal en la escuela infantil.',
      },
    ],
    tonight: [
      'Hoy, una vez, que espere el bebé, y en voz alta: «Bebé, espera un minuto. Le estoy dando el jugo a tu hermano o hermana mayor.»',
      'Póngale nombre a diez minutos que sean solo de quien ya estaba, «nuestros diez», con reloj y el teléfono en otra habitación.',
      'Dígalo usted: «A veces quisieras que estuviéramos solos. Puedes quererlo. No te dejo apretar.»',
    ],
    ask: 'Quédese a un brazo de distancia y no los deje a solas todavía. Si durante semanas le hace daño a propósito una y otra vez, o está triste y se aparta, hable con su pediatra. Un bebé que se cayó o recibió un golpe en la cabeza lo ve un médico ese mismo día.',
    back: ['¿Qué cara tiene cuando el bebé duerme y usted está libre?', '¿Cuándo es peor: en las tomas, por la mañana o con visitas?'],
    turns: [
      {
        words: ['pega', 'golpe', 'aprieta', 'dano', 'muerd', 'empuj'],
        answer:
          'Primero las manos, pocas palabras: «No te dejo. Pegar duele.» Aparte al bebé y no al mayor, y consuele a quien llora sin discurso. Después enseñe lo permitido: acariciar el pie, un dedo, contar hasta cinco. Casi todo pasa en las tomas o con visitas; ahí el brazo de distancia tiene que ser un brazo.',
      },
      {
        words: ['culpa', 'culpable', 'triste', 'me siento'],
        answer:
          'Usted echa de menos el tiempo de dos, y su hijo o hija también; se puede decir en una frase. Diez minutos seguros hacen más que una tarde mirando a otro lado. Si llora casi todos los días durante dos semanas, o no siente nada, dígaselo esta semana a su médico o matrona.',
      },
      {
        words: ['visita', 'abuel', 'familia'],
        answer:
          'Ponga al mayor en la puerta: enseña al bebé, abre los regalos. Pida a los abuelos, antes de que vengan, que le saluden primero. «¿Quieres mucho al bebé?» es una pregunta imposible; conteste usted: «Se están conociendo.»',
      },
      {
        words: [],
        answer:
          'Haga de las tomas el momento en que empieza algo bueno: una cesta que solo sale entonces y un sitio al otro lado de su cuerpo. Lo más agudo suele aflojar en unos meses, y a menudo hay una segunda ronda cuando el bebé gatea y llega a los juguetes.',
      },
    ],
  },
  {
    guidance: 'siblings-fighting',
    title: 'Peleas entre hermanos',
    words: ['hermanos pele', 'pelean', 'pelear', 'se pelea herman', 'pelea herman', 'peleas', 'entre herman', 'discuten', 'pegan entre', 'se pegan', 'pega a su herman', 'pega al herman', 'pega a la herman', 'mis hijos se', 'mis hijas se', 'los dos se', 'rivalidad'],
    hints: ['herman', 'pelea', 'hijos', 'hijas', 'juguete', 'mayor', 'pequen'],
    ack: 'Usted es juez, policía y ambulancia desde el desayuno, y las dos partes dicen que está comprada la sentencia.',
    typical: [
      {
        from: 24,
        to: 47,
        text: 'Antes de los 4 años compartir cuando se lo piden supera a casi todos; lo que parece maldad suele ser dos personas que quieren el mismo camión.',
      },
      {
        from: 48,
        to: 155,
        text: 'Desde los 4 años se espera que los hermanos discutan con bastante frecuencia; así ensayan cómo negociar. Tenerse miedo no forma parte de eso.',
      },
    ],
    tonight: [
      'Diga lo que ve, sin juez: «Dos niños, un camión.» Y cuente cinco respiraciones antes de añadir nada.',
      'Que el turno lo dé un reloj y no usted: «Hasta que suene, y después le toca al otro.»',
      'Esta noche, una caja para cada quien, con su nombre, que no hay que compartir.',
    ],
    ask: 'Si uno le tiene miedo al otro, alguien sale lastimado más de una vez por semana, o pierde siempre el mismo, pida ayuda a la escuela o al pediatra. Agarrar del cuello, un arma o tocamientos: ayuda ese mismo día.',
    back: ['Cuénteme la última palabra por palabra: ¿por qué fue y cómo terminó?', '¿Es peor a alguna hora del día?'],
    turns: [
      {
        words: ['interven', 'meter', 'dejar que', 'solos', 'arregl'],
        answer:
          'Solo palabras: quédese fuera, al alcance del oído. Voces que suben: acérquese y diga lo que ve. Manos: en medio, enseguida, sin preguntas. Después cinco minutos por separado, los dos, sin sentencia, y a cada uno «¿Qué querías?» en vez de quién empezó.',
      },
      {
        words: ['pega', 'golpe', 'empuj', 'muerd'],
        answer:
          'Primero, quien recibió el golpe, en voz baja; solo después: «No te dejo hacer daño. Te enfadó lo de la torre.» Busque la hora, casi siempre cansancio o aburrimiento, y esté en la habitación a esa hora dos semanas. Recibir golpes a diario no es cosa de niños: si en un mes no es menos, pida ayuda.',
      },
      {
        words: ['empezo', 'empieza', 'quien', 'provoc', 'acus'],
        answer:
          'No hace falta saberlo. «No lo vi. Veo a dos personas enfadadas.» Los jueces atraen pleitos; si el juzgado cierra una semana, llegan menos.',
      },
      {
        words: [],
        answer:
          'Deles más tiempo por separado: media hora al día en habitaciones distintas, que no es castigo sino horario. Y una vez por semana, usted a solas con cada quien, aunque sea para sacar la basura. Quien tiene que compartirlo todo, pelea hasta por una cuchara.',
      },
    ],
  },
  {
    guidance: 'bullied',
    title: 'Sufre acoso en la escuela',
    words: ['bullying', 'bulling', 'buling', 'acoso', 'acosan', 'acosad', 'le pegan', 'lo pegan', 'la pegan', 'se burlan', 'burla de', 'burlan', 'lo molestan', 'la molestan', 'le molestan', 'molestan', 'se meten con', 'insult', 'lo humill', 'la humill', 'le hacen la vida', 'lo excluyen', 'la excluyen', 'matonean', 'matoneo', 'le quitan', 'se rien de', 'hostig', 'fastidian', 'companeros le'],
    hints: ['escuela', 'cole', 'clase', 'companer', 'recreo', 'ninos', 'ninas'],
    ack: 'Hay alguien que hace que su hijo o hija le tenga miedo a un pasillo, y mañana a las nueve tiene que volver a llevarle.',
    typical: [
      {
        from: 48,
        to: 83,
        text: 'Hasta los 6 años se es cruel por minutos, y casi siempre solo por ese minuto; que a la misma criatura le hagan daño o la dejen fuera una y otra vez es otra cosa, a cualquier edad.',
      },
      {
        from: 84,
        to: 155,
        text: 'El acoso se repite y quiere hacer daño, a cualquier edad: con manos, palabras, dejando de lado o con mensajes. Cosas que se pierden, silencio repentino, dolor de barriga y no querer ir a la escuela pueden ser señales. Hacen falta adultos.',
      },
    ],
    tonight: [
      'Escuche hasta el final antes de ningún plan, y diga: «Te creo. No es culpa tuya. Me alegra que me lo cuentes, y no haré nada a tus espaldas.»',
      'Escríbanlo juntos: quién, qué, dónde, cuándo, quién lo vio. Con fechas es con lo que una escuela puede actuar.',
      'Mañana escriba a la maestra o maestro y pregunte dos cosas: cómo va a estar a salvo esta semana, y qué pasará antes del viernes.',
    ],
    ask: 'Si sigue después de una semana, vaya a la dirección con las fechas y pida el protocolo contra el acoso. Lesiones, amenazas, odio o difusión de imágenes pueden ser cosa de la policía. Si habla de no querer vivir o se hace daño, busque ayuda hoy.',
    back: ['¿En qué momento del día pasa más?', '¿A qué persona adulta de allí podría acudir?'],
    turns: [
      {
        words: ['defend', 'devolver', 'devuelva', 'pegue', 'pelee', 'karate'],
        answer:
          'Es una idea tentadora y suele salir mal: a quien devuelve el golpe es a quien pillan, y contra un grupo no se gana. Tres cosas dan mejor resultado: irse como quien se aburre, quedarse cerca de una persona adulta o amiga, y contarlo el mismo día. Apartar una mano y escaparse no es pelear.',
      },
      {
        words: ['no quiere que', 'no quiere conta', 'no cuenta', 'secreto'],
        answer:
          'No prometa silencio; prometa que nada pasará sin que lo sepa. «Tengo que decírselo a alguien de la escuela, porque es demasiado para ti. Puedes elegir a quién y qué digo primero.» Acuerde con la escuela que nadie se enfrente delante de la clase.',
      },
      {
        words: ['escuela no hace', 'no hacen nada', 'no hace nada', 'colegio no'],
        answer:
          'Hágalo por escrito: pida el protocolo y en qué paso están, enumere cada fecha y pida respuesta en una semana. Después la dirección, y después la autoridad educativa. Vaya a la reunión con alguien. Y una sola pregunta: «¿Cómo va a estar a salvo el lunes?»',
      },
      {
        words: ['internet', 'whatsapp', 'redes', 'mensaje', 'celular', 'movil'],
        answer:
          'Primero guarde pruebas: capturas con nombres y fechas. Después bloquear, denunciar en la aplicación y no contestar. De noche, el teléfono en la cocina, como muro y no como castigo. Cuéntelo a la escuela aunque haya pasado en casa. Si hay una imagen sin ropa, no la reenvíe a nadie y denúnciela hoy.',
      },
      {
        words: [],
        answer:
          'Lo corto y soso funciona mejor que lo ingenioso: «¿Y?» o «Para», una vez, con voz plana, y caminar hacia la gente. Ensáyenlo en la cocina, usted de malo, y terminen con la salida. No lo cura; hace menos largos los minutos hasta que llega una persona adulta.',
      },
    ],
  },
  {
    guidance: 'starting-school',
    title: 'Empezar la escuela',
    words: ['empezar escuela', 'empezar cole', 'empieza escuela', 'empieza el cole', 'empieza cole', 'empieza primaria', 'empieza clases', 'primer dia', 'primer grado', 'primero de primaria', 'entra escuela', 'entra al cole', 'entra primaria', 'entrar escuela', 'entrar al cole', 'inicia escuela', 'iniciar escuela', 'nueva escuela', 'escuela nueva', 'colegio nuev', 'nuevo colegio', 'cole nuevo', 'va a comenzar', 'comienza escuela', 'comenzar escuela', 'preescolar', 'kinder', 'prepar escuela', 'prepar cole'],
    hints: ['escuela', 'cole', 'maestr', 'profesor', 'clase', 'septiembre', 'marzo', 'nervios'],
    ack: 'Un edificio entero donde no conoce a nadie, y la única persona que le entiende del todo tiene que quedarse fuera.',
    typical: [
      {
        from: 36,
        to: 59,
        text: 'A los 3 años la mayoría se calma en unos diez minutos después de que usted se va, y a los 4 la mayoría invita a otros a jugar; un sitio nuevo puede deshacer las dos cosas por un tiempo.',
      },
      {
        from: 60,
        to: 83,
        text: 'A los 5 años la mayoría sigue reglas y respeta turnos en los juegos; cansancio, lágrimas y mal genio las primeras semanas es lo que cuesta aprenderse treinta caras.',
      },
    ],
    tonight: [
      'Ensayen esta noche, jugando, con un muñeco de maestro, una frase que sirva: «Necesito ir al baño, por favor.»',
      'Vayan una vez esta semana caminando hasta la puerta, tóquenla y vuelvan a merendar. Nada más.',
      'Dibujen el día en cuatro viñetas, y que la última sea usted: «Después del cuento, estoy en la puerta.»',
    ],
    ask: 'Si pasadas unas seis semanas llora la mayor parte del día, no come o no va al baño allí, o hay dolor cada mañana de clase: pida a la maestra o maestro quince minutos esta semana, y al pediatra por el dolor.',
    back: ['¿Por qué parte pregunta: los baños, la comida, la maestra, o usted?', '¿Cómo está una hora después de que usted se va? Pida que lo miren.'],
    turns: [
      {
        words: ['saber', 'leer', 'letras', 'prepar', 'numeros'],
        answer:
          'Cualquier maestra cambiaría el alfabeto entero por alguien que sabe limpiarse, ponerse el abrigo y decir «ayuda». Practique eso, en ese orden y con el abrigo de verdad. Reconocer su nombre escrito es práctico por la percha. Leer es para lo que está la escuela.',
      },
      {
        words: ['no cuenta', 'cuenta nada', 'no me dice', 'que hizo'],
        answer:
          'En la puerta, «¿Qué hiciste?» es la pregunta doscientos del día. Primero merienda y silencio. Después cuente algo pequeño suyo y espere. En el baño o a oscuras sale. Sirven más los nombres que los hechos: «¿Quién estaba cerca de ti en la comida?»',
      },
      {
        words: ['yo llor', 'la que llora', 'el que llora', 'me cuesta'],
        answer:
          'Entonces llore a la vuelta de la esquina, con alguien que tenga pañuelos. Su cara se lee como el parte del tiempo, así que dele una frase ensayada y un adiós con la mano. Es una pérdida de verdad: las mañanas eran suyas.',
      },
      {
        words: [],
        answer:
          'La ola de lágrimas a veces llega en la tercera semana, cuando se entiende que esto va en serio, y suele ser más corta que la primera. Despedida igual de larga, un encargo en la puerta, y media hora antes a la cama durante quince días: eso hace más que cualquier charla.',
      },
    ],
  },
  {
    guidance: 'refuses-school',
    title: 'No quiere ir a la escuela',
    words: ['no quiere ir a la escuela', 'no quiere ir al cole', 'no quiere ir cole', 'no quiere ir escuela', 'no quiere ir a clase', 'no quiere entrar', 'no quiere volver escuela', 'no quiere volver cole', 'negarse ir escuela', 'niega ir escuela', 'niega ir cole', 'odia la escuela', 'odia el cole', 'odia ir', 'no le gusta la escuela', 'no le gusta el cole', 'no le gusta ir'],
    hints: ['escuela', 'cole', 'clase', 'llor', 'barriga', 'manana'],
    ack: 'Son las siete y veinte, un zapato puesto, y toda la mañana cuelga de alguien que no se va a mover.',
    typical: [
      {
        from: 48,
        to: 83,
        text: 'Hasta los 6 años es común preocuparse por la escuela, sobre todo al empezar o después de vacaciones; si la pelea de cada mañana dura semanas, casi siempre hay algo concreto que intenta no encontrarse.',
      },
      {
        from: 84,
        to: 155,
        text: 'Desde los 7 años puede venir de las amistades, de una materia que confunde o de alguien que enseña, y también de casa, como una enfermedad o una muerte. No poder ir no es lo mismo que no querer.',
      },
    ],
    tonight: [
      'Pregunte esta noche, cuando nadie tiene que salir: «Si pudieras quitar una sola cosa de la escuela, ¿cuál sería?» Y calle un minuto entero.',
      'Dibujen el día hora por hora y que ponga a cada una de 0 a 5. Usted busca el 5.',
      'Escriba a la maestra o maestro esa hora, no «odia la escuela», y pregunte qué puede ser distinto allí antes del jueves.',
    ],
    ask: 'Si ha faltado más de unos pocos días, o es cada mañana durante tres semanas, pida una reunión esta semana y vea al pediatra por el dolor, el sueño y la preocupación. Si habla de no querer vivir, ayuda hoy.',
    back: ['¿Hay una hora del día, o una persona, que nombre más que otras?', '¿Empezó después de algo: una enfermedad, unas vacaciones, un cambio de maestra?'],
    turns: [
      {
        words: ['oblig', 'forz', 'fuerza', 'arrastr', 'dejar en casa', 'quede en casa'],
        answer:
          'Ni una pelea ni un día de sofá. La casa se vuelve más cómoda y la escuela más grande con cada día fuera, así que busque algo de escuela mejor que nada: una clase, la biblioteca, la comida con una persona de confianza. Acuérdelo antes con la escuela y dígalo como un hecho: «Hoy es hasta el recreo.»',
      },
      {
        words: ['barriga', 'panza', 'estomago', 'dolor', 'vomit'],
        answer:
          'La preocupación duele en el estómago, de verdad. Que el médico lo mire una vez, para que los dos puedan creerlo. Después, con cariño y en corto: «Tu barriga te dice que es lunes. Mano caliente, un poco de agua, zapatos.» Si el dolor despierta de noche, o viene con pérdida de peso, fiebre o sangre, otra vez al médico.',
      },
      {
        words: [],
        answer:
          'Los huecos la hacen crecer: haga el domingo más soso y el lunes más blando. Mochila lista el sábado, un paseo hasta la escuela el domingo, y una cosa agradable fija para el lunes por la tarde. La segunda mañana casi siempre es menos mala que la primera.',
      },
    ],
  },
  {
    guidance: null,
    sources: [
      {
        organisation: 'NHS, West Yorkshire Healthier Together',
        page: 'Separation anxiety',
        address: 'https://wyhealthiertogether.nhs.uk/parentscarers/your-childs-development/separation-anxiety',
      },
    ],
    title: 'Llora al quedarse en la guardería',
    words: ['guarderia', 'jardin infantil', 'jardin de infan', 'jardin maternal', 'sala cuna', 'escuela infantil', 'escoleta', 'parvular', 'llora al dejar', 'llora cuando lo dejo', 'llora cuando la dejo', 'llora dejo', 'cuando me voy', 'me voy a trabaj', 'despedid', 'despedirme', 'separarse de mi', 'separarme', 'ansiedad de separacion', 'ansiedad por separacion', 'mamitis', 'apego', 'no se despega', 'no se separa', 'pegado a mi', 'pegada a mi', 'adaptacion', 'jardin'],
    hints: ['llor', 'dejo', 'dejar', 'manana', 'quedar', 'empez'],
    ack: 'Alejarse de ese llanto es uno de los caminos más largos que hay, aunque sean diez metros.',
    typical: [
      {
        from: 6,
        to: 36,
        text: 'El miedo a separarse es común entre los 6 meses y los 3 años: llega cuando entienden cuánto dependen de quienes les cuidan.',
      },
      {
        from: 37,
        to: 110,
        text: 'El miedo a separarse es más común hasta los 3 años, y puede volver con un cambio, como empezar en un sitio nuevo.',
      },
    ],
    tonight: [
      'Ensaye esta noche con un muñeco una despedida de tres partes: un abrazo, una frase, un adiós con la mano. Mañana igual, y entonces se va.',
      'Cuente lo que va a pasar y qué harán juntos a la vuelta, en su reloj: «Vuelvo después de la merienda, y pasamos por el parque.»',
      'Deje algo suyo que consuele: un pañuelo, una mantita, el muñeco de siempre.',
    ],
    ask: 'Si después de varias semanas sigue llorando la mayor parte del día, o el miedo no le deja hacer vida normal, hable con quien le cuida y con su pediatra.',
    back: ['¿Cuánto dura el llanto cuando usted ya se ha ido? Pida que lo miren con reloj.', '¿Quién le recibe en la puerta, y es siempre la misma persona?'],
    turns: [
      {
        words: ['escondid', 'sin que me vea', 'sin despedir', 'me escapo', 'a escondidas'],
        answer:
          'Irse a escondidas compra una mañana tranquila y luego cuesta: si usted puede desaparecer, hay que vigilarle todo el rato. Mejor una despedida corta, alegre y siempre igual; y después de decir adiós, irse.',
      },
      {
        words: ['cuanto', 'cuando', 'dura', 'tiempo', 'semanas'],
        answer:
          'Mejora con el tiempo, y cada criatura tiene el suyo. Lo que ayuda es ir de poco a más: ratos cortos primero, con alguien que conozca, y en un sitio nuevo, un rato con usted allí antes de quedarse sin usted. Evite las despedidas con hambre o con sueño, si puede elegir.',
      },
      {
        words: [],
        answer:
          'Pregunte cómo se calma mejor: hay quien necesita empezar un juego antes de que usted se vaya, y hay quien lo lleva peor cuanto más se alarga. Pruebe una de las dos una semana entera, sin cambiar a mitad.',
      },
    ],
  },
  {
    guidance: null,
    sources: [
      {
        organisation: "Barnardo's",
        page: 'How to talk to your child about grief',
        address:
          'https://www.barnardos.org.uk/get-support/support-for-parents-and-carers/mental-health/grief-and-loss/how-to-talk-to-your-child-about-grief',
      },
      {
        organisation: 'NHS Fife',
        page: 'Bereavement',
        address:
          'https://www.nhsfife.org/services/all-services/child-and-adolescent-mental-health-service-camhs/a-to-z/bereavement/',
      },
    ],
    title: 'Ha muerto alguien',
    words: ['murio', 'muerto', 'muerte', 'fallec', 'duelo', 'se nos fue', 'funeral', 'entierro', 'velorio', 'tanatorio', 'perdimos a', 'perdio a su', 'ha muerto', 'cancer', 'cementerio'],
    hints: ['abuel', 'perro', 'gato', 'mascota', 'explic', 'decir', 'contar', 'triste', 'llor', 'pregunta'],
    ack: 'Usted busca las palabras para una criatura mientras todavía le faltan las suyas.',
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Entre los 2 y los 4 años la muerte se ve muchas veces como algo pasajero, y pueden creer que quien murió va a volver. Por eso preguntan lo mismo una y otra vez.',
      },
      {
        from: 60,
        to: 119,
        text: 'Entre los 5 y los 9 años empiezan a entender que la muerte es para siempre, aunque a algunos todavía les parezca que tiene vuelta.',
      },
      {
        from: 120,
        to: 155,
        text: 'Hacia los 10 años ya se suele entender del todo, y aun así puede no saber cómo mostrar la pena.',
      },
    ],
    tonight: [
      'Use la palabra: «Ha muerto. Su cuerpo dejó de funcionar y ya no puede volver.» No «se durmió» ni «se fue»; esas frases asustan y confunden.',
      'Diga en palabras sencillas de qué murió, y añada: «Nada de lo que dijiste, hiciste o pensaste lo causó.»',
      'Responda solo lo que pregunta, y «no lo sé» cuando no lo sepa. Si llora usted, dígalo: «Lloro porque le echo de menos.»',
    ],
    ask: 'Cada duelo es distinto y cambia con el tiempo; con apoyo cerca, la mayoría sale adelante. Si durante semanas no come, no duerme o no quiere hacer nada, o si a usted le preocupa, hable con su pediatra. Si habla de querer morir, ayuda hoy mismo.',
    back: ['¿Qué sabe ya, y con qué palabras se lo dijeron?', '¿Quién ha muerto, y qué edad tiene su hijo o hija?'],
    turns: [
      {
        words: ['funeral', 'entierro', 'velorio', 'cementerio', 'despedi'],
        answer:
          'Explique antes qué va a ver: quién estará, que habrá gente llorando, cuánto dura. Luego deje elegir, y que pueda cambiar de idea, con una persona adulta cercana que salga a su lado si hace falta. Si no va, puede despedirse de otra manera: un dibujo, una flor, una vela.',
      },
      {
        words: ['no llora', 'juega', 'como si nada', 'indiferente'],
        answer:
          'La pena no siempre se ve: puede salir de golpe, como enfado o alboroto, o parecer que todo está bien y aparecer más tarde. No hay que sacarla a la fuerza. Diga que se puede hablar cuando quiera, y mantenga las comidas y la hora de dormir de siempre.',
      },
      {
        words: ['tu tambien', 'yo tambien', 'vas a morir', 'me voy a morir', 'miedo'],
        answer:
          'Puede decir lo que es verdad: que todo el mundo muere algún día, y que normalmente es cuando se es muy, muy mayor. Y añadir quién le cuidaría siempre. Después algo corriente: elegir el desayuno de mañana.',
      },
      {
        words: [],
        answer:
          'Guarden algo de quien murió: una foto a su altura, una prenda, una caja con recuerdos. Y avise en la escuela con una frase, para que nadie pregunte de más y alguien sepa por qué hoy cuesta.',
      },
    ],
  },
  {
    guidance: null,
    sources: [
      {
        organisation: 'Patient',
        page: '7 tips to help your kids survive parent breakup',
        address: 'http://patient.info/wellbeing/parenting/7-tips-to-help-your-kids-survive-parent-breakup/tips-1-to-3',
      },
    ],
    title: 'Los padres se separan',
    words: ['divorci', 'nos separamos', 'nos vamos a separar', 'vamos a separar', 'separacion de', 'la separacion', 'nuestra separacion', 'separados', 'separar de mi marido', 'separar de mi esposo', 'separarnos', 'me separo', 'me separe', 'me estoy separando', 'estamos separ', 'papas separ', 'padres separ', 'dos casas', 'custodia', 'se fue de casa', 'mi ex', 'su papa se fue', 'su padre se fue'],
    hints: ['papa', 'padre', 'mama', 'explic', 'decir', 'contar', 'casa'],
    ack: 'Es una frase que hay que decir una sola vez, y llevan semanas ensayándola.',
    typical: [
      {
        from: 18,
        to: 155,
        text: 'Los niños muchas veces se culpan de la separación, como si algo que hicieron hubiera acabado con el cariño. Saber con claridad que va a pasar y que no hay vuelta atrás les permite empezar a acostumbrarse.',
      },
    ],
    tonight: [
      'Si es posible y seguro, díganlo juntos, en pocas palabras: «Vamos a vivir en dos casas. Seguimos siendo tu mamá y tu papá.»',
      'Digan la frase que falta casi siempre: «No es por nada que hayas hecho, y nada que hagas puede arreglarlo. Es cosa de mayores.»',
      'Deje iguales las horas de comer, de dormir y de ir a la escuela, y hagan un calendario con un color para cada casa.',
    ],
    ask: 'Si pasadas unas semanas duerme o come mal, ha dejado de jugar o no quiere ir a la escuela, hable con su pediatra y avise en la escuela. Si en casa alguien tiene miedo, no lo digan juntos: pida antes consejo en una línea de ayuda.',
    back: ['¿Qué sabe ya, y qué ha preguntado?', '¿Qué parte cambia primero: la casa, la escuela, o quién está por la noche?'],
    turns: [
      {
        words: ['mal de mi', 'habla mal', 'pelea', 'discut', 'insult'],
        answer:
          'No puede gobernar la otra casa. En la suya, nada de recados ni de preguntas sobre el otro: los mensajes van de adulto a adulto. Si le cuenta algo feo que oyó, basta con: «Siento que lo hayas oído. Eso lo hablamos los mayores.»',
      },
      {
        words: ['culpa', 'culpable', 'triste'],
        answer:
          'La pena que ve no demuestra que se equivocaran: demuestra que aquello importaba. Lo que más protege está en su mano: que no tenga que elegir, que sepa qué día toca, y que pueda preguntar lo mismo diez veces.',
      },
      {
        words: ['otra casa', 'casa de su p', 'casa del p', 'llora', 'vuelve', 'regresa'],
        answer:
          'Los cambios de casa son dos despedidas en un día. Ayuda una hora blanda al llegar, comida y sin preguntas, y un objeto que viaja siempre. La primera noche suele ser la peor; apúntelo dos semanas antes de cambiar nada.',
      },
      {
        words: [],
        answer:
          'Responda hoy a lo que más les preocupa, que es muy concreto: quién va a la escuela, dónde duerme el muñeco, quién se queda con el perro. Lo que todavía no saben, dígalo así: «Eso aún no lo sabemos. Cuando lo sepamos, te lo contamos.»',
      },
    ],
  },
];
