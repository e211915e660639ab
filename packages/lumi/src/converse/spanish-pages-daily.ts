import type { SpanishPage } from './spanish-page.ts';

/** The gist, in Spanish, of what parents ask about eating, the toilet, teeth and screens. */
export const SPANISH_DAILY: readonly SpanishPage[] = [
  {
    guidance: 'fussy-eating',
    title: 'Come poco y de pocas cosas',
    words: [
      'malo para comer',
      'mala para comer',
      'no prueba',
      'no quiere probar',
      'probar nada',
      'puros fideos',
      'puro arroz',
      'no le gusta nada',
      'come siempre lo mismo',
      'siempre lo mismo',
      'cosas nuevas',
      'darle de comer',
      'hora de comer',
      'a la hora de la comida',
      'lo escupe',
      'no come',
      'no me come',
      'no quiere com',
      'come mal',
      'mal com',
      'come poco',
      'come muy poco',
      'come nada',
      'solo come',
      'solo quiere comer',
      'nada mas come',
      'verdur',
      'vegetal',
      'comida',
      'inapetent',
      'apetito',
      'quisquillos',
      'tiquismiquis',
      'melindr',
      'remilg',
      'manoso',
      'manosa',
      'comer nuev',
      'rechaza com',
      'alimento',
    ],
    hints: [
      'fideo',
      'com',
      'plato',
      'mesa',
      'cena',
      'almuerzo',
      'pasta',
      'arroz',
      'fideo',
      'prob',
      'escup',
      'pollo',
      'papas',
    ],
    ack: 'Usted lo cocinó, y lo miraron como si hubiera servido piedras.',
    typical: [
      {
        from: 12,
        to: 71,
        text: 'Antes de los 6 años muchos niños pasan por una etapa de comer muy selectivo, y un alimento nuevo puede necesitar más de diez intentos antes de aceptarse.',
      },
      {
        from: 72,
        to: 132,
        text: 'A partir de los 6 años todavía es común una lista corta; los gustos cambian al crecer, y la presión en la mesa no lo acelera.',
      },
    ],
    tonight: [
      'Ponga en el centro de la mesa una cosa que siempre come, junto a lo de todos. Puede servirse, y nadie comenta lo demás.',
      'Reparta el trabajo en voz alta: «Yo elijo qué y cuándo. Tú eliges si comes y cuánto.»',
      'Una cucharada de lo nuevo en un platito al lado, no encima. Olerlo, lamerlo o devolvérselo cuentan. Y hablen de otra cosa.',
    ],
    ask: 'Si en total come menos de unos diez alimentos, baja o no sube de peso, tiene arcadas con las texturas, dolor o estreñimiento que dura, vaya al pediatra y lleve una lista de tres días.',
    back: [
      '¿Cuáles son las cinco cosas que come siempre?',
      '¿Es el sabor, la textura, o que un alimento toque a otro?',
    ],
    turns: [
      {
        words: ['hambre', 'sin cenar', 'sin comer'],
        answer:
          'Un tentempié sencillo a la misma hora cada noche, pan o leche con cereales, haya cenado o no. Forma parte del día; no es un premio por rechazar. Lo que no ayuda es que aparezca el plato favorito porque el primero se apartó.',
      },
      {
        words: ['guarderia', 'cole', 'escuela', 'jardin', 'abuel'],
        answer:
          'Porque allí comen otros diez y nadie mira su tenedor. Pregunte cómo lo sirven: cuencos pequeños, cada quien se sirve, a qué hora. Cópielo dos noches por semana. Una buena comida fuera y una cena escasa en casa suman un día normal.',
      },
      {
        words: ['postre', 'dulce', 'premio'],
        answer:
          'Deje el postre fuera del trato: convierte la zanahoria en el precio y el helado en el premio. Si hoy hay dulce, sirva un poco con la comida, sin condiciones.',
      },
      {
        words: [],
        answer:
          'Suele ser más fuerte entre los 2 y los 4 años y aflojar sola cuando las comidas son tranquilas. Piense en meses: haga hoy una foto de la lista de lo que come y mírela otra vez dentro de tres. Dos cosas nuevas es buen progreso.',
      },
    ],
  },
  {
    guidance: 'milk-and-bottle',
    title: 'Dejar el biberón o la mamadera',
    words: ['biberon', 'mamader', 'teter', 'mamila', 'pacha', 'bibi', 'mema', 'demasiada leche', 'mucha leche'],
    hints: ['leche', 'dejar', 'quit', 'vaso', 'noche', 'dorm'],
    ack: 'Es bebida, regazo y somnífero en una sola cosa, y a usted le piden que quite las tres.',
    typical: [
      {
        from: 10,
        to: 23,
        text: 'El consejo del servicio de salud británico es ofrecer vaso desde los 6 meses más o menos y no dar biberón después del primer cumpleaños; beber de un vaso cuida mejor los dientes.',
      },
      {
        from: 24,
        to: 60,
        text: 'Desde los 2 años el biberón es consuelo más que alimento, y mucha leche ocupa el lugar de las comidas; el consejo es dejarlo desde el primer cumpleaños.',
      },
    ],
    tonight: [
      'Mañana dé la primera leche del día en vaso, en la mesa, con el desayuno, y deje en paz la de dormir. Empiece por la toma que menos le importa.',
      'Saque el biberón de la cama: leche en la cocina, después dientes, después cama. «La leche es de la cocina. El abrazo es de aquí.»',
    ],
    ask: 'Palidez, cansancio, falta de aire, o comer tierra o papel: pediatra esta semana, porque demasiada leche puede dejar poco hierro. Con menos de un año y un día entero sin querer leche: llame hoy.',
    back: [
      '¿Cuántos toma en 24 horas, y a qué hora es el último?',
      '¿Lo que quiere es la leche, o acostarse con ella?',
    ],
    turns: [
      {
        words: ['no quiere', 'rechaz', 'vaso', 'taza'],
        answer:
          'Entonces menos leche por un tiempo, y no es un desastre: cuentan el yogur, el queso y la leche con cereales, y el agua quita la sed. Ofrezca el vaso una vez con el desayuno y otra por la tarde, sin preguntar y en compañía. Mejor un vaso abierto con dos sorbos que uno con válvula que hay que chupar.',
      },
      {
        words: [],
        answer:
          'El de la noche se acorta y luego se muda. Cinco noches el mismo, con un poco menos cada vez. Después la misma leche en vaso, en la cocina, media hora antes de la cama. En la cama entra algo que no se derrama: un cuento, una canción, su mano. Cuente con tres noches malas, y no empiece en semana de resfriado.',
      },
    ],
  },
  {
    guidance: 'potty-start',
    title: 'Dejar el pañal',
    words: [
      'caca en el calzon',
      'caca calzon',
      'caca en la ropa',
      'en el calzon',
      'caca encima',
      'hace encima',
      'se caga',
      'se hace caca',
      'se hace en',
      'panales',
      'panal',
      'orinal',
      'bacinic',
      'bacinil',
      'vasenill',
      'vacinill',
      'bacin',
      'pelela',
      'pelel',
      'escupidera',
      'nica',
      'esfinter',
      'ir al bano',
      'va al bano',
      'inodoro',
      'poceta',
      'excusado',
      'retrete',
      'entrenamiento bano',
    ],
    hints: ['esconde', 'pipi', 'pis', 'caca', 'popo', 'bano', 'dejar', 'quit', 'guarderia', 'ensenar', 'empez'],
    ack: 'Cuesta saber si es pronto, si es tarde, o si es justo el momento y nadie le ha avisado.',
    typical: [
      {
        from: 15,
        to: 23,
        text: 'Antes de los 2 años unos pocos ya no mojan de día, y eso es temprano; la mayoría de las familias empieza a pensarlo entre los 2 años y los 2 y medio.',
      },
      {
        from: 24,
        to: 35,
        text: 'A los 3 años nueve de cada diez no se mojan casi ningún día, con algún accidente; a los 2 algunos lo consiguen, y todavía es temprano.',
      },
      {
        from: 36,
        to: 60,
        text: 'A los 3 años nueve de cada diez no se mojan casi ningún día, y a los 4 la mayoría lo hace ya con seguridad.',
      },
    ],
    tonight: [
      'Busque tres señales: aguanta una o dos horas sin mojar, se da cuenta cuando lo está haciendo, se baja el pantalón. Con dos de tres se puede empezar.',
      'Ponga el orinal donde está la vida, junto al sofá, y deje que se siente con ropa y un libro, lo que dure el libro.',
      'Elija una semana sin otras novedades, pantalones fáciles y una frase para todos: «El pis va aquí. Avísame y te ayudo.»',
    ],
    ask: 'Caca dura, que duele o menos de tres veces por semana: eso va primero, con su pediatra o en la farmacia. Si a los 4 años todavía se moja de día, consulte al pediatra.',
    back: ['¿Cuándo avisa: antes, durante o después?', '¿Cuánto tiempo aguanta de verdad con el pañal seco?'],
    turns: [
      {
        words: ['probe', 'probad', 'probamos', 'intent', 'empez', 'nada'],
        answer:
          'Tres días son lo que tarda usted en notar algo, no lo que se tarda en aprender. Si ve sorpresa ante el charco, una pausa a la mitad o una palabra, siga una semana más. Si no hay nada y hay disgusto, vuelva al pañal un mes: «Probamos otra vez más adelante.» No cuesta nada.',
      },
      {
        words: ['no quiere', 'niega', 'resist', 'llor', 'miedo'],
        answer:
          'Entonces deje de preguntar. Ni una vez «¿tienes pis?», porque una pregunta pide un no. Diga lo que pasa a horas fijas: «Después de comer nos sentamos lo que dura un libro.» Y si ya es una pelea, decrete usted las vacaciones: tres semanas, y cumpla.',
      },
      {
        words: ['abuel', 'suegra', 'al ano', 'premio'],
        answer:
          'Algo pequeño por sentarse y por avisar, no por estar seco o seca, que todavía no está en su mano. «Me avisaste. Eso ayuda» vale más que una fiesta: a quien le aplaudieron, un charco le parece una derrota.',
      },
      {
        words: [],
        answer:
          'Casi todos necesitan varias semanas hasta empezar a pedirlo, y meses hasta que nadie tiene que pensar en ello. En casa va más rápido que fuera. Las noches son otro asunto, con su propio calendario.',
      },
    ],
  },
  {
    guidance: 'potty-refusal',
    title: 'No quiere usar el orinal ni el baño',
    words: [
      'no quiere orinal',
      'no quiere bano',
      'no quiere ir al bano',
      'no quiere sentar',
      'no quiere usar',
      'no quiere dejar panal',
      'no quiere hacer pis',
      'no quiere hacer pipi',
      'niega bano',
      'niega orinal',
      'niega ir bano',
      'niega a sentar',
      'niega a usar',
      'niega inodoro',
      'aguanta pis',
      'aguanta pipi',
      'rechaza orinal',
    ],
    hints: ['orinal', 'bacinic', 'bano', 'panal', 'inodoro', 'pipi', 'pis', 'pelela', 'vasenill'],
    ack: 'Hay una sola cosa que nadie puede obligar a hacer a un niño o una niña, y en su casa ya la han encontrado.',
    typical: [
      {
        from: 20,
        to: 35,
        text: 'Antes de los 3 años no pasa nada por esperar: a los 2 algunos ya no se mojan, pero es temprano, y no se puede obligar a nadie.',
      },
      {
        from: 36,
        to: 66,
        text: 'A los 3 años nueve de cada diez no se mojan casi ningún día, con accidentes; y a ninguna edad se puede obligar a usarlo.',
      },
    ],
    tonight: [
      'Deje de preguntar unos días: una pregunta pide un no. Diga lo que toca a horas fijas: «Después de comer nos sentamos lo que dura un libro.»',
      'Mire la caca antes de pensar en la voluntad: si es dura, grande, rara o duele, eso va primero.',
      'Si ya es una pelea, anuncie usted el descanso: «El orinal se va de vacaciones tres semanas. Yo te aviso cuando vuelva.» Y cumpla.',
    ],
    ask: 'Ocho horas sin orinar, dolor, sangre, caca dura o barriga hinchada: pediatra, y lo primero hoy mismo. Si a los 4 años sigue negándose, o aguanta la caca varios días: pediatra.',
    back: ['¿Hubo algo que doliera o asustara antes de que empezara?', '¿Quién pregunta, y cuántas veces al día?'],
    turns: [
      {
        words: ['premio', 'regalo', 'pegatina', 'sticker', 'calcomania'],
        answer:
          'Si los premios no funcionan, no es cuestión de ganas. Un juguete no compra un miedo ni un culito que duele, y un premio grande cuenta lo mucho que usted lo necesita. Retírelo sin drama y haga que sentarse sea corto y aburrido: una página y arriba.',
      },
      {
        words: [],
        answer:
          'Cambie una sola cosa: otro lugar, otra persona u otra hora. El inodoro con un escalón y un asiento pequeño en vez del orinal, otra persona adulta en vez de usted, después del desayuno en vez de todo el día. Lo que dura un libro, y abajo, pase lo que pase.',
      },
    ],
  },
  {
    guidance: 'bedwetting',
    title: 'Moja la cama por la noche',
    words: [
      'amanece mojad',
      'se despierta mojad',
      'amanece orin',
      'despierta meado',
      'se moja por la noche',
      'se moja de noche',
      'mojado por la manana',
      'noche moj',
      'moja la cama',
      'mojar la cama',
      'moja cama',
      'mojo la cama',
      'mojada la cama',
      'cama mojada',
      'enuresis',
      'orin cama',
      'pis en la cama',
      'pis cama',
      'pipi en la cama',
      'pipi cama',
      'mea en la cama',
      'mea cama',
      'orina noche',
      'orina dorm',
      'pis noche',
      'pipi noche',
      'pis dormid',
      'panal noche',
      'panal por la noche',
      'panal nocturno',
      'sabanas',
    ],
    hints: ['cama', 'noche', 'pis', 'pipi', 'orin', 'moj', 'panal', 'se mea', 'hace encima'],
    ack: 'Cambiar sábanas a las dos de la mañana es un trabajo que nadie agradece.',
    typical: [
      {
        from: 36,
        to: 59,
        text: 'Se espera que la noche sea seca hacia los 5 años; a los cuatro y medio, más o menos una de cada cinco criaturas todavía moja la cama alguna vez.',
      },
      {
        from: 60,
        to: 83,
        text: 'A los cuatro años y medio, más o menos una de cada cinco criaturas todavía moja la cama alguna vez; suele venir de familia y no es culpa de nadie.',
      },
      {
        from: 84,
        to: 155,
        text: 'A los nueve años y medio, unos ocho de cada cien todavía mojan la cama alguna vez; suele venir de familia, no es culpa de nadie y tiene tratamiento.',
      },
    ],
    tonight: [
      'Haga la cama dos veces: protector, sábana, protector, sábana. De noche quita una capa y todos vuelven a dormir.',
      'Bebida repartida durante el día, de seis a ocho veces, la última grande con la cena; pis antes del cuento y otra vez al final.',
      'Dígalo una vez, sin drama, en el desayuno: «De noche tu cuerpo hace más de lo que cabe. No es culpa tuya, y hay ayuda.»',
    ],
    ask: 'Desde los 5 años, si pasa dos veces por semana o le molesta: pediatra, con dos semanas apuntadas. Si llevaba seis meses sin mojar y ha vuelto, hay dolor, mucha sed, se moja de día o la caca es dura: pronto. Mucha sed con pérdida de peso: hoy.',
    back: ['¿Ha estado alguna vez seis meses seguidos sin mojar?', '¿Cada cuánto hace caca, y cuánto bebe de día?'],
    turns: [
      {
        words: ['agua', 'liquido', 'beb', 'tomar'],
        answer:
          'Puede devolverle la bebida con la conciencia tranquila. Beber poco no hace seca la noche. Repártala: desayuno, recreo, comida, merienda, cena, y sorbos después. No es menos agua, es agua a mejores horas.',
      },
      {
        words: ['despertar', 'levantar'],
        answer:
          'Le puede ahorrar una sábana, pero no enseña nada, así que déjelo para viajes y campamentos. Si lo hace, que vaya caminando y con los ojos abiertos, y no siempre a la misma hora.',
      },
      {
        words: ['culpa', 'castig', 'vago', 'floj', 'perez', 'adrede', 'proposito'],
        answer:
          'No es culpa de nadie, y su hijo o hija no puede decidirlo: pasa durmiendo, y durmiendo nadie se esfuerza. El castigo no tiene sitio aquí. Premie, si quiere, lo que sí está en su mano: beber bien, hacer pis antes de acostarse, ayudar con las sábanas.',
      },
      {
        words: [],
        answer:
          'Desde los 5 años hay dos caminos, y los dos empiezan con el médico: una alarma que despierta con la primera gota y pide semanas de levantarse con ella, o un medicamento, sobre todo para viajes cortos. Pregunte cuál encaja en su casa.',
      },
    ],
  },
  {
    guidance: 'constipation',
    title: 'Estreñimiento',
    words: [
      'ir de vientre',
      'de vientre',
      'bolitas',
      'va de vientre',
      'hace del cuerpo',
      'no obra',
      'cuesta hacer',
      'caca grande',
      'tapada de caca',
      'tapado.',
      'estren',
      'caca dura',
      'popo dura',
      'popo duro',
      'no hace caca',
      'no hace popo',
      'hacer caca',
      'hacer popo',
      'aguanta la caca',
      'aguanta caca',
      'aguanta popo',
      'no evacua',
      'evacu',
      'de cuerpo',
      'defec',
      'heces',
      'sin hacer caca',
      'dias sin caca',
      'retiene',
      'laxante',
      'no puede caca',
    ],
    hints: ['vientre', 'caca', 'popo', 'duele', 'dolor', 'bano', 'barriga', 'panza', 'dias', 'dura'],
    ack: 'Duele, por eso aguanta; aguanta, por eso se endurece; se endurece, por eso duele. Lleva usted días mirando cómo gira esa rueda.',
    typical: [
      {
        from: 12,
        to: 47,
        text: 'El estreñimiento afecta en algún momento a un tercio de los niños y muchas veces empieza al dejar el pañal, a los 2 o 3 años; a quien le dolió una vez, aguanta.',
      },
      {
        from: 48,
        to: 155,
        text: 'Menos de tres veces por semana, o caca grande, dura o que duele, cuenta como estreñimiento a cualquier edad, y cuanto más se deja, más tarda en arreglarse.',
      },
    ],
    tonight: [
      'Compare la de hoy con cuatro palabras: bolitas, salchicha con grietas, blanda con forma, papilla. Apúntelo una semana: es todo el idioma de la consulta.',
      'Sentarse después del desayuno y de la cena, cinco minutos, los pies en un escalón y las rodillas más altas que las caderas, soplando por una pajita o un globo.',
      'Más bebida, y fruta y verdura en cada comida. Ayuda mientras espera la cita; un caso serio rara vez lo arregla por sí solo.',
    ],
    ask: 'Pediatra esta semana: dolor, sangre, menos de tres por semana, ropa manchada o si dura semanas. Hoy: barriga hinchada y dura, vómito verde o amarillo, no orina, o un bebé de menos de un año. Emergencia: dolor de barriga muy fuerte con vómitos.',
    back: [
      '¿Cada cuántos días, y cuál de las cuatro palabras?',
      '¿Empezó después de algo: el orinal, una fiebre, una caca que dolió, la guardería?',
    ],
    turns: [
      {
        words: ['laxante', 'supositorio', 'medicament', 'remedio', 'jarabe'],
        answer:
          'Qué medicina y cuánta lo decide el pediatra o el farmacéutico, que saben su peso y su edad. Lo que sí puede llevar usted es la semana apuntada: cuántas veces, cómo era, si dolió, si hubo ropa manchada. Con eso la respuesta es rápida.',
      },
      {
        words: [],
        answer:
          'Mientras tanto, nada de pelea: si obligar a sentarse enseña algo, es a aguantar. Si solo la hace en el pañal, deje que la haga en el pañal, blanda y sin dolor; el lugar se aprende después.',
      },
    ],
  },
  {
    guidance: 'tooth-brushing',
    title: 'No se deja cepillar los dientes',
    words: ['diente', 'cepill', 'pasta de dientes', 'dentifric', 'muelas', 'lavar la boca', 'lavarse la boca'],
    hints: ['boca', 'lavar', 'cerrad', 'noche'],
    ack: 'Muchos dientes detrás de dos labios apretados, dos veces al día, y además con suavidad.',
    typical: [
      {
        from: 6,
        to: 35,
        text: 'Los dientes se cepillan desde el primero, dos veces al día: antes de dormir y otra más. Hasta los 3 años basta una capa muy fina de pasta con flúor.',
      },
      {
        from: 36,
        to: 83,
        text: 'De los 3 a los 6 años, pasta del tamaño de un guisante o arveja dos veces al día; se escupe y no se enjuaga. Hasta los 7, una persona adulta cepilla o termina.',
      },
      {
        from: 84,
        to: 120,
        text: 'Desde los 7 años la mayoría puede cepillarse por su cuenta, y todavía hace falta que alguien mire; dos veces al día, unos dos minutos.',
      },
    ],
    tonight: [
      'Cambie el orden: primero le cepilla los dientes a usted, mal. Después: «Ahora yo, diez segundos», contados en voz alta. Pare en el diez aunque vaya bien.',
      'Siéntese detrás, con su cabeza apoyada en usted, los dos mirando al espejo: usted ve las muelas, y su hijo o hija ve lo que viene.',
      'Si faltan fuerzas, haga lo que importa: la cara de fuera de las muelas, por la noche, escupir y no enjuagar.',
    ],
    ask: 'Dolor, manchas marrones o blancas, encía hinchada, sangre más de una semana o un diente roto: dentista esta semana. Cara hinchada o fiebre con eso: hoy. Primera visita: cuando salen los primeros dientes.',
    back: ['¿Le duele, le sabe mal, o se trata de quién decide?', '¿Quién cepilla, dónde y en qué postura?'],
    turns: [
      {
        words: ['sujet', 'forz', 'oblig', 'fuerza', 'agarr'],
        answer:
          'Un brazo firme alguna vez, rápido y con calma, y después un abrazo sin sermón, se puede. Como pelea de cada noche solo cierra más la boca. Déjelo para las dos noches en que no queda otra, y las demás siga con los turnos y la cuenta.',
      },
      {
        words: ['sabor', 'menta', 'pica', 'pasta'],
        answer:
          'La menta pica en una lengua pequeña. Las hay suaves y sin sabor; ponga la mitad. Empiece por los dientes de delante, por fuera, y vaya hacia atrás en una semana.',
      },
      {
        words: [],
        answer:
          'Puede ser la boca y no el carácter. Pruebe tres cambios, dos días cada uno: pasta sin menta o casi nada, un cepillo la mitad de grande, y cepillar primero en seco. Mire con linterna si viene una muela. Si duele de un solo lado, es cosa del dentista.',
      },
    ],
  },
  {
    guidance: 'screen-how-much',
    title: 'Cuánta pantalla',
    words: [
      'pantalla',
      'tablet',
      'televis',
      'tele.',
      'la tele',
      'tv',
      'celular',
      'movil',
      'telefono',
      'youtube',
      'dibujos animados',
      'dibujitos',
      'caricatura',
      'munequit',
      'videojuego',
      'consola',
      'ipad',
    ],
    hints: ['hora', 'cuant', 'mucho', 'adict', 'dia', 'ver', 'mira'],
    ack: 'Usted quiere una cifra, internet tiene once, y el siguiente capítulo ya ha empezado.',
    typical: [
      {
        from: 6,
        to: 17,
        text: 'Antes de los 18 meses los pediatras de Estados Unidos aconsejan ninguna pantalla salvo las videollamadas; la Organización Mundial de la Salud dice que ninguna antes del año.',
      },
      {
        from: 18,
        to: 23,
        text: 'Entre los 18 meses y los 2 años, si se empieza, el consejo es buenos programas y siempre con usted al lado.',
      },
      {
        from: 24,
        to: 59,
        text: 'De los 2 a los 5 años el consejo habitual es alrededor de una hora al día de buenos programas, con usted cuando pueda; la Organización Mundial de la Salud añade que menos es mejor.',
      },
      {
        from: 60,
        to: 155,
        text: 'Desde los 6 años más o menos no hay número mágico: cuenta qué se ve y qué desplaza, el sueño, moverse, la familia, la escuela.',
      },
    ],
    tonight: [
      'Desactive la reproducción automática. Es el único ajuste que le devuelve un final.',
      'Elija los dos momentos del día que más le ayudan, dígalos en voz alta, y lo demás queda apagado sin debate.',
      'Siéntese tres minutos una vez al día: «¿Quién es ese? ¿Qué quiere?» Así mirar se vuelve conversar.',
    ],
    ask: 'Si durante semanas las pantallas quitan sueño, comidas, escuela o amistades, consulte a su pediatra. Si ha perdido palabras o ha dejado de mirarle, consulte pronto.',
    back: [
      '¿Qué momento del día sería el más difícil de perder para usted?',
      '¿Qué llenaría esa hora si no hubiera pantalla?',
    ],
    turns: [
      {
        words: ['apag', 'quit', 'llor', 'grit', 'rabiet', 'berrinch', 'enoj', 'enfad'],
        answer:
          'Termine en un final: un capítulo, un nivel, no «diez minutos». Siéntese durante el último minuto, «Enséñame, ¿qué hace ahora?», y que apague su mano y no la suya. Y tenga lista la cosa siguiente, tibia: fruta en la mesa, el baño corriendo.',
      },
      {
        words: ['cocin', 'trabaj', 'necesito'],
        answer:
          'Entonces úsela a propósito y sin culpa. Media hora prevista en el peor momento del día es una herramienta; las que se suman alrededor son las que pesan. Hora fija, final fijo, algo lento que usted ya haya mirado una vez.',
      },
      {
        words: ['comer', 'comida', 'calm', 'tranquil'],
        answer:
          'Funciona, y ahí está la trampa: en un estudio con 422 familias, a quienes se calmaba a menudo con un aparato les costaba más calmarse en los meses siguientes. Déjela para mirar y no para consolar: regazo, agua, la calle, la misma canción.',
      },
      {
        words: [],
        answer:
          'Para recortar, quite un solo momento y no todo: el de antes de dormir o el de la mesa, porque ahí notará primero la ganancia. Ponga en su lugar algo que pida poco de usted. Cuente con una semana ruidosa y vuelva a mirar dentro de dos.',
      },
    ],
  },
  {
    guidance: 'screen-turning-off',
    title: 'Llanto al apagar la pantalla',
    words: [
      'apag tele',
      'apag tablet',
      'apag pantalla',
      'apag celular',
      'apag movil',
      'apag',
      'quit tablet',
      'quit celular',
      'quit movil',
      'quit telefono',
      'quit pantalla',
      'quito la tele',
      'quito el tel',
      'un capitulo mas',
      'uno mas',
    ],
    hints: [
      'tablet',
      'tele',
      'pantalla',
      'celular',
      'movil',
      'grit',
      'llor',
      'rabiet',
      'berrinch',
      'pega',
      'enoj',
      'enfad',
    ],
    ack: 'La imagen se pone negra, y todo lo que llevaba una hora aparcado vuelve de golpe.',
    typical: [
      {
        from: 18,
        to: 59,
        text: 'Antes de los 5 años el autocontrol apenas empieza a crecer, y parar algo que nunca para solo es difícil a cualquier edad.',
      },
      {
        from: 60,
        to: 131,
        text: 'Desde los 5 años conocen la norma y protestan igual; los programas y los juegos están hechos sin final, así que el final tiene que ponerlo la casa.',
      },
    ],
    tonight: [
      'Termine en un final: un capítulo, un nivel, no «diez minutos». Sin reproducción automática.',
      'Siéntese durante el último minuto: «Enséñame. ¿Qué hace ahora?» Después apaga su hijo o hija, no usted.',
      'Tenga lista la cosa siguiente: fruta en la mesa, el baño corriendo, los zapatos junto a la puerta.',
    ],
    ask: 'Si durante más de un mes cada final trae golpes o una hora de furia, o deja por ella amistades, sueño o escuela, hable con su pediatra.',
    back: ['¿Qué viene normalmente justo después de la pantalla?', '¿Va mejor con unos programas que con otros?'],
    turns: [
      {
        words: ['tira', 'lanz', 'romp', 'pega'],
        answer:
          'No alargue la mano mientras está encendida; sería luchar por el tesoro. Que la apague un temporizador o el final del capítulo. Después pare las manos: «No te dejo pegar», sin hablar de mañana. Una tableta que ha volado descansa hasta pasado mañana, dicho una vez y sin enfado.',
      },
      {
        words: [],
        answer:
          'Un aviso gritado desde la cocina llega a los oídos y no al juego. Entre, toque un hombro, espere los ojos y pregunte qué está pasando ahí: el final empieza en ese momento. Pruebe un solo modo durante dos semanas, no tres en una tarde.',
      },
    ],
  },
];
