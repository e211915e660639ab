import type { SpanishPage } from './spanish-page.ts';

/** The gist, in Spanish, of what parents ask about family, nursery, school, loss. */
export const SPANISH_FAMILY: readonly SpanishPage[] = [
  {
    guidance: 'new-baby',
    title: 'Un bebé nuevo en casa',
    words: [
      'bebe nuev',
      'nuevo bebe',
      'recien nacid',
      'nacio',
      'nacimiento',
      'celos bebe',
      'celos del herman',
      'celos de su herman',
      'celos hermanit',
      'celos del nuev',
      'celoso del',
      'celosa del',
      'celosa de la',
      'celoso de la',
      'hermanito',
      'hermanita',
      'nuevo herman',
      'llegada bebe',
      'llego el bebe',
      'llego la bebe',
      'embaraz',
      'va a tener un herman',
      'otro bebe',
      'segundo bebe',
      'segundo hijo',
      'principe destronado',
    ],
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
    back: [
      '¿Qué cara tiene cuando el bebé duerme y usted está libre?',
      '¿Cuándo es peor: en las tomas, por la mañana o con visitas?',
    ],
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
    words: [
      'no paran de discutir',
      'discutir',
      'discusiones',
      'la mayor y el',
      'el mayor y la',
      'el mayor y el',
      'la mayor y la',
      'a golpes',
      'se agarran',
      'se llevan mal',
      'se llevan fatal',
      'no se soportan',
      'se odian',
      'hermanos pele',
      'pelean',
      'pelear',
      'se pelea herman',
      'pelea herman',
      'peleas',
      'entre herman',
      'discuten',
      'pegan entre',
      'se pegan',
      'pega a su herman',
      'pega al herman',
      'pega a la herman',
      'mis hijos se',
      'mis hijas se',
      'los dos se',
      'rivalidad',
    ],
    hints: ['mis dos', 'hijos', 'herman', 'pelea', 'hijos', 'hijas', 'juguete', 'mayor', 'pequen'],
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
    words: [
      'bullying',
      'bulling',
      'buling',
      'acoso',
      'acosan',
      'acosad',
      'le pegan',
      'lo pegan',
      'la pegan',
      'se burlan',
      'burla de',
      'burlan',
      'lo molestan',
      'la molestan',
      'le molestan',
      'molestan',
      'se meten con',
      'insult',
      'lo humill',
      'la humill',
      'le hacen la vida',
      'lo excluyen',
      'la excluyen',
      'matonean',
      'matoneo',
      'le quitan',
      'se rien de',
      'hostig',
      'fastidian',
      'companeros le',
    ],
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
    words: [
      'empezar escuela',
      'empezar cole',
      'empieza escuela',
      'empieza el cole',
      'empieza cole',
      'empieza primaria',
      'empieza clases',
      'primer dia',
      'primer grado',
      'primero de primaria',
      'entra escuela',
      'entra al cole',
      'entra primaria',
      'entrar escuela',
      'entrar al cole',
      'inicia escuela',
      'iniciar escuela',
      'nueva escuela',
      'escuela nueva',
      'colegio nuev',
      'nuevo colegio',
      'cole nuevo',
      'va a comenzar',
      'comienza escuela',
      'comenzar escuela',
      'preescolar',
      'kinder',
      'prepar escuela',
      'prepar cole',
    ],
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
    back: [
      '¿Por qué parte pregunta: los baños, la comida, la maestra, o usted?',
      '¿Cómo está una hora después de que usted se va? Pida que lo miren.',
    ],
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
    words: [
      'no quiere ir a la escuela',
      'no quiere ir al cole',
      'no quiere ir cole',
      'no quiere ir escuela',
      'no quiere ir a clase',
      'no quiere entrar',
      'no quiere volver escuela',
      'no quiere volver cole',
      'negarse ir escuela',
      'niega ir escuela',
      'niega ir cole',
      'odia la escuela',
      'odia el cole',
      'odia ir',
      'no le gusta la escuela',
      'no le gusta el cole',
      'no le gusta ir',
    ],
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
    back: [
      '¿Hay una hora del día, o una persona, que nombre más que otras?',
      '¿Empezó después de algo: una enfermedad, unas vacaciones, un cambio de maestra?',
    ],
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
    guidance: 'nursery-drop-off',
    title: 'Llora al quedarse en la guardería',
    words: [
      'guarde.',
      'la guarde',
      'en la puerta',
      'maternal',
      'se queda llorando',
      'se queda llorando en',
      'estancia infantil',
      'preescolar llor',
      'cuidadora',
      'ninera',
      'soltar',
      'no me suelta',
      'no se suelta',
      'guarderia',
      'jardin infantil',
      'jardin de infan',
      'jardin maternal',
      'sala cuna',
      'escuela infantil',
      'escoleta',
      'parvular',
      'llora al dejar',
      'llora cuando lo dejo',
      'llora cuando la dejo',
      'llora dejo',
      'cuando me voy',
      'me voy a trabaj',
      'despedid',
      'despedirme',
      'separarse de mi',
      'separarme',
      'ansiedad de separacion',
      'ansiedad por separacion',
      'mamitis',
      'apego',
      'no se despega',
      'no se separa',
      'pegado a mi',
      'pegada a mi',
      'adaptacion',
      'jardin',
    ],
    hints: ['llor', 'dejo', 'dejar', 'manana', 'quedar', 'empez'],
    ack: 'Alejarse de ese llanto es uno de los peores paseos que hay, y después, en el trabajo, cuesta pensar en otra cosa.',
    typical: [
      {
        from: 6,
        to: 35,
        text: 'Antes de los 3 años, desde los 6 meses más o menos, es común el miedo a separarse y a la gente desconocida: demuestra que sabe de quién depende, y la mayoría lo deja atrás al crecer.',
      },
      {
        from: 36,
        to: 71,
        text: 'A los 3 años la mayoría se calma en unos diez minutos después de que usted se va; un sitio nuevo, una enfermedad o un cambio en casa pueden traer de vuelta las lágrimas.',
      },
    ],
    tonight: [
      'Ensayen esta noche una despedida de tres partes, primero con el muñeco: un abrazo, una frase, un adiós con la mano. Mañana exactamente eso, y usted se va.',
      'Deje algo suyo que huela a usted, un pañuelo, y diga cuándo vuelve en su reloj: «Después de la siesta, aquí estoy.»',
      'Pida que le manden una línea a los veinte minutos. La cifra que cuenta es cuánto dura el llanto cuando usted ya no está.',
    ],
    ask: 'Si a las cuatro semanas sigue llorando casi todo el día, no come ni bebe allí, o está sin ánimo y en silencio: pida una reunión y menos horas por un tiempo, y dígaselo a su pediatra. Marcas sin explicación, o miedo a una persona adulta: que se quede en casa, y pregunte ese mismo día.',
    back: [
      '¿Cuántos minutos dura el llanto después de irse usted? ¿Lo han medido?',
      '¿Quién le recibe de sus brazos, y es cada día la misma persona?',
    ],
    turns: [
      {
        words: ['escondid', 'sin que me vea', 'sin despedir', 'me escapo', 'escapar'],
        answer:
          'Irse a escondidas compra una mañana tranquila y cuesta diez, porque a partir de ahí hay que vigilarle todo el rato. Despídase en dos frases y que le vea salir. Si llora, llora en brazos de alguien y sabiendo dónde está usted.',
      },
      {
        words: ['cuanto', 'cuando', 'dura', 'tiempo', 'semanas'],
        answer:
          'De dos a seis semanas en la mayoría, en zigzag: los lunes y el día después de un resfriado son pasos atrás y no vuelta a empezar. Cuente los minutos después de irse. Si van bajando de semana en semana, va bien, aunque la escena de la puerta siga igual de ruidosa.',
      },
      {
        words: ['con su papa', 'con el papa', 'con su padre', 'con el padre', 'con papa', 'conmigo'],
        answer:
          'Entonces que le lleve su padre quince días, sin culpa. Las lágrimas van adonde hay más seguridad, y eso no es una clasificación. Recójale usted esos días, y tengan diez minutos en el suelo, con el abrigo puesto todavía, antes de hablar de la cena.',
      },
      {
        words: ['dano', 'trauma', 'sufr', 'culpa'],
        answer:
          'Llorar en brazos de alguien amable que se queda es duro, y no es un daño. Mire el lugar más que el llanto: ¿hay una persona que le conoce, le toman en brazos, puede usted pasar sin avisar? Si sí, dele sus semanas. Si la gente le da mala espina, hágale caso a eso y busque otro sitio.',
      },
      {
        words: [],
        answer:
          'Entréguele usted en vez de que se lo arranquen: usted le pone en los brazos, dice la frase y suelta primero. Acuerde que salga siempre la misma persona con la misma tarea, dar de comer a los peces, y que le tome en el momento del adiós. Seguirá llorando; pero así es usted quien le confía.',
      },
    ],
  },
  {
    guidance: 'grandparent-died',
    title: 'Ha muerto alguien de la familia',
    words: [
      'murio',
      'muerto.',
      'muerta.',
      'muerte',
      'se murio',
      'fallec',
      'duelo',
      'se nos fue',
      'funeral',
      'entierro',
      'velorio',
      'velatorio',
      'tanatorio',
      'perdimos a',
      'perdio a su',
      'cementerio',
      'esta muriendo',
      'se esta muriendo',
      'terminal',
    ],
    hints: ['abuel', 'explic', 'decir', 'digo', 'contar', 'triste', 'llor', 'pregunta', 'tio', 'tia', 'bisabuel'],
    ack: 'Usted también echa de menos a alguien, y encima le toca elegir las palabras para dos.',
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Entre los 2 y los 4 años la muerte se ve muchas veces como algo que pasa, y puede preguntar una y otra vez cuándo viene esa persona. Preguntar es la manera de aprenderlo.',
      },
      {
        from: 60,
        to: 107,
        text: 'Entre los 5 y los 9 años la mayoría empieza a entender que es para siempre, aunque alguno espere todavía que se pueda deshacer; a esta edad muchas veces se preguntan si fue cosa suya.',
      },
      {
        from: 108,
        to: 155,
        text: 'Hacia los 10 años la mayoría lo entiende del todo, y puede que no sepa decir lo que siente.',
      },
    ],
    tonight: [
      'Use la palabra de verdad: «La abuela murió. Su cuerpo dejó de funcionar y no puede volver.» No «se durmió», ni «la perdimos», ni «se fue».',
      'Conteste lo que de verdad pregunta: «Yo estoy aquí. Mañana te recoge papá, y hay pasta.»',
      'Si vuelve a preguntar, las mismas palabras. Y puede llorar: «Estoy triste porque la quería. No te toca a ti pararlo.»',
    ],
    ask: 'Si durante más de unas semanas se aísla, come o duerme mal, o le da miedo separarse de usted, pida ayuda a la escuela, al pediatra o a una asociación de duelo infantil. Si quiere morirse para estar con esa persona, ayuda hoy mismo.',
    back: ['¿Qué ha preguntado hasta ahora, con sus propias palabras?', '¿Qué hacían juntos?'],
    turns: [
      {
        words: ['tu tambien', 'yo tambien', 'vas a morir', 'va a morir', 'me voy a morir', 'miedo'],
        answer:
          'La verdad, con suelo debajo: «Todo el mundo muere algún día. Casi todos, cuando son muy, muy mayores. Yo pienso estar aquí hasta que crezcas y mucho después. Y si alguna vez no pudiera, te cuidaría la tía.» Esa última frase es la que hace falta. Dígalo de día, una vez más al acostar si pregunta, y luego un cuento.',
      },
      {
        words: ['donde', 'cielo', 'dios', 'alma'],
        answer:
          'Son dos preguntas. El cuerpo: «Ya no siente nada, ni frío ni hambre. Está enterrado, y podemos visitarlo.» Dónde está: lo que usted cree, dicho como creencia, «yo creo», o «nadie lo sabe seguro; hay quien piensa».',
      },
      {
        words: ['no llora', 'no parece triste', 'como si nada', 'indiferente', 'juega', 'se rie'],
        answer:
          'Entran y salen de la pena como de un charco: un minuto hondo, y luego la pelota. Reírse puede ser puro susto. No significa que quisiera menos. No le pida lágrimas; deje una puerta: «Me acordaba de las galletas de la abuela.» Llegará cuando usted esté buscando las llaves, y entonces que esperen las llaves.',
      },
      {
        words: ['culpa', 'porque se porto', 'por su culpa'],
        answer:
          'Dígalo aunque no lo pregunte: «Nada de lo que hiciste, pensaste o dejaste de hacer hizo que muriera.» A los seis y siete años muchos llevan en secreto esa cuenta: me enfadé, y luego murió. «Mucha gente se enfada con quien quiere. Eso no enferma a nadie.» Repítalo dentro de un mes.',
      },
      {
        words: ['muriendo', 'terminal', 'por morir', 'despedirse', 'visitar', 'hospital', 'por fallecer'],
        answer:
          'Dígalo antes de que ocurra: «Está tan enfermo que los médicos no pueden curarlo. Va a morir, no sabemos qué día.» Pregunte si quiere verle, y cuente antes cómo es: tubos, delgadez, sueño. Cinco minutos, un dibujo en una mano y la suya en la otra. Si prefiere no ir, un mensaje que usted lleve es una despedida de verdad.',
      },
      {
        words: [],
        answer:
          'Que pregunte diez veces no es mucho para algo tan grande. Corto y siempre igual: «Murió. No puede venir. Te gustaría que viniera.» Y después algo que se pueda hacer: mirar la foto, regar su planta, tararear su canción. Con las semanas es menos, y vuelve en las fiestas o al pasar por su calle.',
      },
    ],
  },
  {
    guidance: 'pet-died',
    title: 'Ha muerto la mascota',
    words: [
      'murio perr',
      'muerto perr',
      'fallec perr',
      'perr murio',
      'perr muert',
      'perr fallec',
      'murio gat',
      'muerto gat',
      'fallec gat',
      'gat murio',
      'gat muert',
      'gat fallec',
      'murio mascota',
      'muerto mascota',
      'fallec mascota',
      'mascota murio',
      'mascota muert',
      'mascota fallec',
      'murio hamster',
      'muerto hamster',
      'fallec hamster',
      'hamster murio',
      'hamster muert',
      'hamster fallec',
      'murio conej',
      'muerto conej',
      'fallec conej',
      'conej murio',
      'conej muert',
      'conej fallec',
      'murio pajar',
      'muerto pajar',
      'fallec pajar',
      'pajar murio',
      'pajar muert',
      'pajar fallec',
      'murio pez.',
      'muerto pez.',
      'fallec pez.',
      'pez. murio',
      'pez. muert',
      'pez. fallec',
      'murio tortuga',
      'muerto tortuga',
      'fallec tortuga',
      'tortuga murio',
      'tortuga muert',
      'tortuga fallec',
      'murio cachorr',
      'muerto cachorr',
      'fallec cachorr',
      'cachorr murio',
      'cachorr muert',
      'cachorr fallec',
      'murio animal',
      'muerto animal',
      'fallec animal',
      'animal murio',
      'animal muert',
      'animal fallec',
      'sacrificar',
      'dormir al perro',
      'dormir al gato',
      'eutanasia',
    ],
    hints: ['perr', 'gat', 'mascota', 'explic', 'llor', 'veterinari'],
    ack: 'La cesta sigue en su rincón, y nadie sabe si se puede mover.',
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Antes de los 5 años puede preguntar al día siguiente cuándo vuelve; la muerte se ve muchas veces como algo que pasa, y la de un animal suele ser la primera.',
      },
      {
        from: 60,
        to: 155,
        text: 'Desde los 5 años perder a su animal puede ser como perder al mejor amigo o a alguien de la familia; tristeza, enfado y culpa son comunes, y no conviene quitarle importancia.',
      },
    ],
    tonight: [
      'Dígalo claro y esta noche: «Murió. Su cuerpo dejó de funcionar. No puede volver, y ahora no le duele nada.»',
      'Diga «murió» y no «lo durmieron», porque dentro de una hora toca dormir. Si fue en el veterinario: «Le dieron una medicina para que muriera sin dolor.»',
      'Deje que se despida con algo que hacer: un dibujo en la caja, una flor, la pelota buena.',
    ],
    ask: 'Si después de unas semanas no come, no duerme o se aparta de sus amistades, o no puede dejar de culparse, hable con la escuela o con su pediatra.',
    back: ['¿Quién estaba cuando ocurrió, y quién se lo contó?', '¿De quién era más que de nadie?'],
    turns: [
      {
        words: ['otro perro', 'otro gato', 'comprar otr', 'otra mascota', 'uno nuevo', 'reemplaz', 'adoptar'],
        answer:
          'Cuando el nombre del anterior se pueda decir con una sonrisa y las ganas sean de un perro, y no de aquel perro. En casi todas las familias son unos meses. Si lo pide al segundo día: «Quieres que se llene el hueco. Yo también. Esperamos un poco.»',
      },
      {
        words: ['mentir', 'granja', 'no decirle', 'decirle la verdad', 'se escapo', 'campo'],
        answer:
          'Yo diría la verdad. La granja aguanta hasta que un primo se ríe, y entonces quien queda en duda es usted. Y esta muerte pequeña es ocasión de aprender cómo se hace: alguien muere, lloramos, hay una caja, hay cena.',
      },
      {
        words: ['culpa', 'dejo abiert', 'puerta'],
        answer:
          'Si sabe que tuvo que ver, no le diga que no. «Se te olvidó el pestillo. Fue un error, y un error no es quererlo. De los pestillos respondemos los mayores, así que también es mío.» Que haga algo que repare: pintar la piedra, revisar con usted el pestillo nuevo.',
      },
      {
        words: [],
        answer:
          'Dele a la pena un lugar, una foto, una piedra, una caja con el collar, y una hora, el domingo por la tarde. Entre medias, que haya días corrientes. Si la escuela o el sueño sufren mucho tiempo, pida ayuda.',
      },
    ],
  },
  {
    guidance: 'telling-about-separation',
    title: 'Decirles que los padres se separan',
    words: [
      'divorci',
      'nos separamos',
      'nos vamos a separar',
      'vamos a separar',
      'nos hemos separado',
      'estamos separando',
      'separacion de su',
      'separacion de los padres',
      'nuestra separacion',
      'la separacion',
      'separados',
      'separar de mi marido',
      'separar de mi esposo',
      'separarnos',
      'me separo',
      'me separe',
      'me estoy separando',
      'estamos separ',
      'papas separ',
      'padres separ',
      'dos casas',
      'custodia',
      'se fue de casa',
      'mi ex',
      'su papa se fue',
      'su padre se fue',
      'su mama se fue',
    ],
    hints: ['papa', 'padre', 'mama', 'explic', 'decir', 'decimos', 'contar', 'casa', 'pareja', 'marido'],
    ack: 'No hay una buena manera de decirlo, solo otras más amables, y usted lleva días ensayándolas.',
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Antes de los 5 años piensan en mañana: quién me acuesta, dónde está mi oso. Puede haber pasos atrás un tiempo, y creen con facilidad que fue por algo que hicieron.',
      },
      {
        from: 60,
        to: 155,
        text: 'Desde los 5 años muchas veces se culpan, y pueden sentir tristeza, enfado, culpa o hasta alivio. Ayuda que se lo digan con honestidad, con palabras de su edad y sin acusar a nadie.',
      },
    ],
    tonight: [
      'Acuerden antes tres frases, en un papel: «Vamos a vivir en dos casas. Lo decidimos nosotros, y no es por nada que hayas hecho. Los dos seguimos siendo tus padres.»',
      'Díganlo una mañana sin prisas, juntos si es seguro y posible, y callen después de las tres frases.',
      'Luego cuenten el día siguiente: quién lleva a la escuela, dónde se duerme, qué sigue exactamente igual.',
    ],
    ask: 'Si hay miedo, amenazas o violencia, no lo digan juntos: pregunte antes a una línea de ayuda contra la violencia cómo salir con seguridad. Si después de unas semanas se aísla, duerme mal o le va mal en la escuela, hable con la escuela y con su pediatra.',
    back: ['¿Qué ha notado u oído ya?', '¿Qué será distinto el primer día?'],
    turns: [
      {
        words: ['culpa', 'se porta bien', 'arreglar'],
        answer:
          'Dígalo antes de que pregunte, y luego una vez por semana: «Nada de lo que hiciste, dijiste o pensaste lo causó, y nada que hagas puede arreglarlo.» También en los buenos ratos, en el coche o fregando los platos. Si promete portarse bien, conteste a eso: «No tienes que ganarnos. Los dos nos quedamos contigo.»',
      },
      {
        words: ['por que', 'porque', 'razon', 'motivo', 'infiel'],
        answer:
          'Verdad, en corto y sin villano: «Ya no nos tratábamos bien y no supimos arreglarlo.» Lo demás es de adultos; quien está hecho de los dos oye cada acusación como medio suya. Si alguien ya se lo contó: «Esa es la parte de los mayores. No te toca cargarla.»',
      },
      {
        words: ['no quiere decir', 'el otro', 'no quiere hablar', 'sola.', 'solo.', 'mi ex'],
        answer:
          'Entonces dígalo usted, y haga saber antes las palabras a la otra parte, por escrito. Hable por los dos donde pueda: «Papá sabe que te lo estoy contando. Te ve el jueves.» Si ya lo contaron de otra manera, sin juicio: «Has oído dos versiones. Esta es la que yo sé. No tienes que decidir.»',
      },
      {
        words: ['reaccion', 'como si nada', 'triste', 'enfad', 'enoj', 'llora'],
        answer:
          'Volver a los juguetes también es reaccionar. Lo toman a sorbos, y las preguntas llegan a deshora: en el baño, en la cola. Tenga listas las mismas frases. Hay quien se enfada con quien se queda, porque es quien está. Avise hoy en la escuela, para que una semana rara no se castigue.',
      },
      {
        words: [],
        answer:
          'El momento: cuando sea seguro y los primeros días estén organizados; con menos de siete años, una o dos semanas antes de que algo cambie. No al acostar, no en un cumpleaños, no en un restaurante. Y esa tarde nada más: sopa, sofá, y los dos cerca si lo soportan.',
      },
    ],
  },
];
