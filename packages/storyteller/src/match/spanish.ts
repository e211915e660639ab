import type { Claims } from '../frame.ts';

/** The main words of situations in Spanish, without accents; phrases match in order. */
const SAYS: Readonly<Record<string, string>> = {
  'fear-dark': 'oscuridad|oscuro|a oscuras|apagar la luz|luz apagada',
  'being-autistic': 'es autista|autismo|tea diagnostico|diagnostico autismo',
  'having-adhd': 'tdah|deficit de atencion',
  dogs: 'miedo perro|miedo perros|panico perro|fobia perro',
  dentist: 'dentista|muela|caries|empaste',
  storms: 'tormenta|truenos|trueno|relampagos|rayos|viento fuerte',
  'nail-biting': 'come unas|comerse unas|muerde unas|morderse unas',
  'nail-cutting': 'cortar unas|cortarle unas|cortarse unas|corte unas|cortaunas',
  'bed-wetting': 'pis cama|moja cama|mojar cama|orina cama|enuresis|pis noche|pipi cama',
  'healthy-eating':
    'verdura|verduras|no quiere comer|no come|mal comedor|comida nueva|quisquilloso comida|hora de comer',
  'food-textures': 'textura|texturas|grumos|le dan arcadas',
  'grandparent-death':
    'abuelo murio|abuela murio|murio abuelo|murio abuela|abuelo fallecio|abuela fallecio|fallecio abuelo|fallecio abuela|muerte abuelo|muerto abuela|muerto abuelo|murio abuelito|murio abuelita|muerte abuela|abuelo muerto|abuela muerta|abuelito murio|abuelita murio|funeral abuelo|funeral abuela|abuelo ha muerto|abuela ha muerto',
  'somebody-died':
    'murio padre|murio madre|padre murio|madre murio|papa murio|mama murio|murio tio|murio tia|tio murio|tia murio|amigo murio|murio amigo|fallecio padre|fallecio madre',
  'pet-death':
    'murio perro|murio gato|perro murio|gato murio|murio mascota|mascota murio|murio hamster|hamster murio|muerte mascota|murio pez|perro muerto|gato muerto|se murio conejo|muerto perro|muerto gato',
  'grandparent-dementia': 'demencia|alzheimer',
  'parents-divorce':
    'papa y yo|mama y yo|divorciando|divorcio|divorciados|divorciamos|separando|separamos|separacion|separados|se fue de casa',
  'two-homes': 'dos casas|custodia compartida|casa papa|casa mama',
  'parents-arguing':
    'discutimos|padres discuten|papa discuten|mama discuten|discuten mucho|se pelean mucho|padres pelean|discusiones|peleamos delante',
  'new-partner': 'mi novio|mi novia|nueva pareja|novia papa|novio mama',
  'new-sibling':
    'hermanito|hermanita|nuevo bebe|embarazada|bebe en camino|esperando bebe|el bebe|nuevo hermano|nueva hermana|recien nacido',
  needles: 'aguja|agujas|vacuna|vacunas|inyeccion|inyecciones|analisis de sangre|pinchazo',
  haircut: 'cortar pelo|cortarse pelo|cortarle pelo|peluqueria|peluquero|peluquera|corte de pelo|barbero',
  'brushing-teeth': 'cepillar dientes|cepillarse dientes|lavar dientes|lavarse dientes|cepillo de dientes|cepillado',
  biting: 'muerde|morder|mordio|mordiscos|mordisco',
  hitting: 'pega|pegar|golpea|golpear|pego a',
  spitting: 'escupe|escupir|escupio',
  lying: 'mentira|mentiras|miente|mentir|mentiroso|mentirosa',
  'taking-things': 'roba|robar|robo|hurto|coge cosas|quita cosas',
  swearing: 'palabrotas|malas palabras|tacos|groserias',
  bullying: 'bullying|acoso|acosan|porque le pegan|le pegan|me pegan|la pegan|maltratan',
  'being-teased': 'se burlan|se rien|burla|burlas|le llaman',
  'left-out':
    'nadie juega|no juegan con|se queda solo recreo|se queda sola recreo|solo en el recreo|sola en el recreo|recreo se queda solo|recreo se queda sola|le excluyen|la excluyen|dejan fuera|no la invitan|no le invitan',
  'first-day-school':
    'primer dia|empieza el colegio|empieza la escuela|empezar el colegio|empieza la guarderia|empieza cole|empezar cole|primer dia cole|adaptacion',
  'new-school':
    'nuevo colegio|nueva escuela|colegio nuevo|escuela nueva|cambio de colegio|cambiar de colegio|cambio de escuela',
  'moving-house': 'mudamos|mudanza|mudarnos|nueva casa|casa nueva|mudar',
  'friend-moving-away': 'amigo se muda|amiga se muda|se muda amigo|se muda amiga|se va su mejor',
  'dummy-or-bottle': 'chupete|chupon|biberon|mamila|tete',
  'thumb-sucking': 'chupa dedo|chuparse dedo|pulgar',
  nightmares:
    'suena cosas|suena con monstruos|suena mal|sueno feo|pesadilla|pesadillas|suenos feos|malos suenos|terrores nocturnos',
  monsters: 'monstruo|monstruos|fantasma|fantasmas|bruja|brujas|el coco',
  'sleeping-alone': 'dormir solo|dormir sola|duerme solo|duerme sola|nuestra cama',
  'bedtime-routine': 'dormir|acostarse|irse a la cama|hora de dormir|se duerme',
  sharing: 'compartir|comparte|prestar',
  'taking-turns': 'turno|turnos|esperar turno',
  waiting: 'esperar|espera',
  'loud-noises':
    'tapa oidos|tapa los oidos|se tapa|ruido|ruidos|aspiradora|petardos|fuegos artificiales|secador|licuadora',
  'potty-training': 'orinal|panal|panales|bacinica|ir al bano|caca|control de esfinteres|dejar el panal',
  'public-toilets': 'banos publicos|bano publico|bano del colegio|banos del colegio|bano de la escuela',
  homework: 'deberes|tarea|tareas',
  tests: 'examen|examenes',
  stutter: 'tartamudea|tartamudear|tartamudez|tartamudo|se traba',
  'reading-is-hard': 'dislexia|leer|lectura',
  'sitting-still': 'tdah|quieto|quieta|hiperactivo|hiperactiva',
  'public-speaking': 'hablar en publico|exposicion|delante de la clase',
  operation: 'operar|operacion|operan|cirugia|anestesia|amigdalas',
  'hospital-stay': 'ingresado|ingresada|ingresar|hospital|hospitalizado|hospitalizada',
  'parent-in-hospital':
    'mama hospital|papa hospital|madre hospital|padre hospital|mama ingresada|papa ingresado|operan a mama|operan a papa',
  'parent-ill':
    'mama cancer|papa cancer|madre cancer|padre cancer|mama enferma|papa enfermo|madre enferma|padre enfermo',
  'parent-depressed': 'mama depresion|papa depresion|mi depresion|madre depresion|padre depresion',
  'parent-away':
    'trabaja lejos|papa trabaja lejos|echa de menos papa|extrana papa|extrana mama|echa de menos mama|papa viaja|mama viaja|padre viaja|viajo por trabajo|papa viajando|papa en la carcel|padre lejos|papa lejos',
  'doctors-visit': 'medico|medica|pediatra|doctor|doctora',
  'taking-medicine': 'medicina|medicinas|jarabe|pastilla|pastillas|antibiotico|inhalador|medicamento',
  'long-illness': 'diabetes|epilepsia|asma|leucemia',
  allergy: 'alergia|alergico|alergica|celiaco|celiaca',
  glasses: 'gafas|lentes|anteojos|oculista|parche',
  'hearing-aid': 'audifono|audifonos|implante coclear|sordo|sorda',
  'broken-bone': 'escayola|yeso|se rompio el brazo|brazo roto|pierna rota|fractura',
  'new-equipment': 'silla de ruedas|ferulas|andador',
  scan: 'resonancia|radiografia|ecografia|escaner',
  swimming: 'nadar|natacion|piscina|alberca',
  'water-on-face': 'agua en la cara|agua cara|mojar la cara',
  'bath-time': 'banarse|ducha|ducharse|lavar el pelo|lavarse el pelo|la banera|hora del bano|bano de la noche',
  'clothes-itch': 'etiquetas|etiqueta|costuras|le pica la ropa|ropa pica|calcetines',
  'morning-routine':
    'vestirse|zapatos por la manana|ponerse los zapatos|por las mananas|llegamos tarde|todas mananas|cada manana',
  'screen-time': 'tablet|tableta|pantalla|pantallas|television|la tele|videojuegos|consola|movil|celular',
  'first-phone': 'primer movil|primer telefono|primer celular|quiere un movil|quiere un celular',
  'managing-anger': 'rabietas|rabieta|berrinche|berrinches|enfada|enojo|ira|se enoja|furioso|furiosa|pataletas',
  'feeling-sad': 'triste|tristeza|llora mucho',
  'feeling-worried': 'ansiedad|preocupado|preocupada|nervioso|nerviosa|angustia',
  'making-friends': 'no tiene amigos|hacer amigos|timido|timida|juega solo|juega sola',
  jealousy: 'celos|celoso|celosa|envidia',
  'saying-sorry': 'pedir perdon|disculparse|pedir disculpas',
  'losing-a-game': 'perder|mal perdedor|no sabe perder',
  'building-confidence': 'autoestima|confianza|se rinde',
  perfectionism: 'perfeccionista|perfecto|equivocarse',
  'first-sleep-away': 'dormir fuera|dormir en casa de|campamento',
  flights: 'avion|aeropuerto|volar',
  'first-trip': 'viaje largo|viaje en coche|viaje en tren',
  lifts: 'ascensor|ascensores|elevador',
  escalators: 'escaleras mecanicas|escalera mecanica|escaleras electricas',
  insects: 'abeja|abejas|avispa|avispas|insectos|bichos',
  spiders: 'arana|aranas',
  crowds: 'multitud|mucha gente|multitudes',
  'fire-drill': 'simulacro|alarma',
  'mascots-and-masks': 'payaso|payasos|disfraz|disfraces|mascaras|mascara',
  'meeting-santa': 'papa noel|santa claus|reyes magos',
  'weddings-and-parties': 'cumpleanos|boda|fiesta|fiestas',
  'going-to-a-restaurant': 'restaurante|restaurantes',
  'shopping-trip': 'supermercado|ir de compras|la compra',
  'running-off': 'se escapa|sale corriendo|aparcamiento|estacionamiento',
  'tidying-up': 'recoger|ordenar|recoger los juguetes',
  'stopping-play': 'irnos del parque|irse del parque|dejar de jugar|salir del parque|transiciones',
  interrupting: 'interrumpe|interrumpir',
  'lost-toy':
    'perro se escapo|gato se escapo|se escapo el perro|se escapo perro|perdio perro|perro perdido|gato perdido|perdio peluche|perdido peluche|perdio muneco|perdio juguete|peluche perdido',
  'new-pet': 'nuevo perro|nuevo gato|cachorro|gatito nuevo|nueva mascota',
  adoption: 'adoptado|adoptada|adopcion',
  fostering: 'acogida|familia de acogida',
  puberty: 'pubertad|menstruacion|la regla|primera regla',
  'body-safety': 'partes intimas|partes privadas',
  prejudice: 'racismo|racista|color de piel|discriminan',
  'war-and-news': 'guerra|noticias|terremoto',
  'loud-toilets': 'cadena del vater|tirar de la cadena|ruido bano',
  'new-teacher': 'nueva maestra|nuevo maestro|nueva profesora|nuevo profesor|profesora nueva|maestra nueva',
  'broken-promise': 'promesa|prometi|prometimos',
  'hair-brushing':
    'cepillar pelo|cepille pelo|cepillo pelo|cepillarle pelo|cepillarse pelo|peinar|peinarse|peinarla|peinarlo|peinarle|peine|nudos pelo|enredos|pelo enredado|trenzas|coletas|coleta|desenredar',
  'told-off':
    'castigado|castigada|castigo|le regano|le rino|rena profesora|rinen|suspendio|suspendido|malas notas|mala nota|boletin',
  'family-faith': 'ramadan|ayuno|ayunar|nuestra religion|nuestra fe|hiyab|turbante|kipa',
  'head-lice': 'piojos|piojo|liendres|liendrera',
  'wobbly-tooth':
    'diente mueve|dientes leche|diente leche|diente flojo|cayo diente|caido diente|cae diente|cayo un diente|trago diente',
  tics: 'tics nerviosos|tourette|parpadea|tic nervioso|tiene tics|tiene un tic',
  'afraid-to-swallow': 'atraganto|atragantarse|atragantado|atragantada|miedo a tragar|miedo tragar',
  'colour-blind': 'daltonico|daltonica|daltonismo',
  carsick: 'mareo coche|marea coche|mareos coche|mareo viajes|marea viajes|marea autobus|se marea',
  'being-sick': 'vomitar|vomito|vomitos|vomita|vomitado|gastroenteritis|emetofobia|virus estomacal|nauseas',
  braces:
    'ortodoncia|ortodoncista|aparato dental|aparato dientes|aparatos dientes|brackets|frenos dientes|frenillos|retenedor|alineadores',
  'siblings-fighting':
    'hermanos pelean|hijos pelean|hijas pelean|ninos pelean|ninas pelean|mellizos pelean|gemelos pelean|pelean todo|pelea hermano|pelea hermana|peleas hermanos|peleas entre hermanos|discute hermano|discute hermana',
  'sharing-a-room':
    'compartir habitacion|comparte habitacion|comparten habitacion|compartir cuarto|comparte cuarto|comparten cuarto|compartir dormitorio|comparte dormitorio|comparten dormitorio|propio cuarto|propia habitacion|misma habitacion|mismo cuarto',
  'arguing-with-parents':
    'contesta mal|contestona|conteston|responde mal|discutimos todo|discute todo|discute conmigo|no obedece|desobedece|desobediente|portazos|portazo|rebelde|no a todo|me grita|faltas respeto|falta respeto',
  'frightening-event':
    'accidente coche|accidente de coche|accidente trafico|choque coche|chocamos|entraron ladrones|entraron a robar|nos robaron|incendio|vio accidente|vio ambulancia|casi se ahoga|se atraganto|trauma',
  'night-terrors':
    'terrores nocturnos|terror nocturno|sonambulo|sonambula|sonambulismo|camina dormido|camina dormida|habla dormido|habla dormida|grita dormido|grita dormida',
  'told-secret':
    'conto su secreto|conto secreto|contaron su secreto|guardar secretos|guardar secreto|guarda secretos|traicion|traiciono|chivo secreto',
  'getting-lost':
    'perderse|si pierde|perdio centro comercial|perdio supermercado|perdio tienda|perdio parque|perdio zoo|perdio playa|perdido supermercado|perdido centro comercial|nos perdimos|no me encontraba',
  'talking-at-school':
    'verguenza hablar clase|hablar en clase|hablar clase|habla en clase|habla clase|verguenza hablar|miedo hablar clase|mutismo|mutismo selectivo|no habla colegio|no habla cole|no habla escuela|no habla guarderia|no habla clase|no habla nadie|no habla fuera casa|no habla profesora|no habla maestra|susurra|susurros',
  'friend-who-copies': 'copia todo|le copia|copian todo|copia dibujos|copia ropa|copiona|copion|me copia|imita todo',
  'change-of-plan':
    'cambio de planes|cambios de planes|cambio de plan|cambio de rutina|cambios de rutina|cambia rutina|cambia plan|nuevo horario|horario nuevo|cambio de horario|imprevistos|otro camino|no soporta cambios|no tolera cambios',
  'body-and-looks':
    'fea|feo|gorda|gordo|odia cuerpo|gusta cuerpo|verguenza cuerpo|pecas|complejos|cicatriz|hacer dieta|marca nacimiento',
  'new-bed':
    'cuna cama|cama nueva|nueva cama|cama grande|cama mayor|litera|literas|dejar cuna|pasar cuna|sale cuna|salir cuna|cae cama|caerse cama',
  'no-phone-yet':
    'tienen movil|tienen celular|tienen telefono|sin movil|sin celular|no tiene movil|no tiene celular|no tener movil|no tener celular',
  'saying-goodbye':
    'quedarse guarderia|quedarse cole|quedarse escuela|quedarse colegio|quedarse sola guarderia|quedarse solo guarderia|miedo guarderia|ansiedad separacion|se quede en la escuela|se quede escuela|quede cole|llora en la puerta|llora puerta|quiere que mama se quede|llora en el cole|llora dejarlo|llora dejarla|llora despedirse|despedirse|despedida|llora cuando me voy|llora me voy|no se suelta|agarra pierna',
  'is-santa-real':
    'existe papa noel|papa noel existe|papa noel no existe|existe santa|santa existe|santa no existe|son los padres|reyes magos son|existen reyes|raton perez|ratoncito perez|cree papa noel|no cree papa noel|cree reyes|creer reyes|hada dientes',
  'lockdown-drill':
    'simulacro encierro|simulacro tirador|simulacro confinamiento|simulacro bloqueo|simulacro de seguridad|cierre emergencia|codigo rojo|tirador activo|tiroteo escuela|tiroteo colegio',
  'baby-who-died':
    'perdimos bebe|perdi bebe|bebe murio|murio bebe|bebe fallecio|fallecio bebe|bebe muerto|muerte bebe|aborto espontaneo|aborto natural|nacio muerto|nacio muerta|nacio sin vida|perdi embarazo|perdimos embarazo|perdida embarazo|perdida gestacional|hermanito murio|murio hermanito|hermanita murio|murio hermanita',
  'premature-baby':
    'prematuro|prematura|bebe prematuro|bebe prematura|hermanito prematuro|hermanita prematura|incubadora|bebe incubadora|nacio antes tiempo|neonatal|neonatos|sietemesino',
  'sibling-with-disability':
    'hermano discapacidad|hermana discapacidad|hermano autista|hermana autista|hermano autismo|hermana autismo|hermano sindrome|hermana sindrome|hermano paralisis|hermana paralisis|hermano epilepsia|hermana epilepsia|hermano silla de ruedas|hermana silla de ruedas|hermano tiene autismo|hermana tiene autismo',
  'money-is-tight':
    'sin trabajo|perdi trabajo|perdio trabajo|desempleo|desempleado|desempleada|sin dinero|no tenemos dinero|no hay dinero|no llega dinero|no podemos pagar|no alcanza dinero|deudas|problemas economicos|problemas dinero|despidieron|banco de alimentos',
  'car-seat':
    'silla coche|silla auto|silla carro|sillita coche|sillita auto|sillita|asiento coche|cinturon coche|cinturon|abrocharse',
  'group-work':
    'trabajo en grupo|trabajos en grupo|trabajar en grupo|trabajo en equipo|trabajar en equipo|proyecto grupo|proyecto equipo',
  'substitute-teacher':
    'sustituta|sustituto|suplente|profesora sustituta|profesor sustituto|maestra sustituta|maestra suplente|maestro suplente|profesora suplente|profesor suplente',
};

const SMALL =
  'el la los las un una de del que se le su sus mi mis con por para al lo les nos en a y es esta estan muy hay va van nuestro nuestra'.split(
    ' ',
  );
/** Words that say "this is Spanish"; those that are also English words ("no", "me", "son") say nothing. */
const TELLS = new Set([
  ...SMALL.filter((word) => word !== 'a'),
  ...'hijo hija nino nina tiene quiere cuando muy esta estan miedo tengo porque pero todo todos cada dia noche odia habla hace dice llora grita'.split(
    ' ',
  ),
]);
const SHARE = 0.25;

function leanPhrase(phrase: string): string {
  const words = phrase.split(' ').filter((word) => !SMALL.includes(word));
  return words.length === 0 ? phrase : words.join(' ');
}

/** Spanish claims in the form of the frames' own. */
export const SPANISH: ReadonlyMap<string, Claims> = new Map(
  Object.entries(SAYS).map(([id, says]) => [id, { strong: says.split('|').map(leanPhrase), cues: [] }] as const),
);

/** A word without its accents, in lower case: "uñas" is "unas". */
const bareWord = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

const VOCABULARY = new Set(
  [...SPANISH.values()].flatMap(({ strong }) => strong.flatMap((phrase) => phrase.split(' '))),
);

/**
 * The words of a Spanish text, without accents and with small words emptied; undefined when it is not Spanish. One or two words are
 * Spanish when they are of the table and `english` does not know them.
 */
export function spanishWords(words: readonly string[], english: (word: string) => boolean): string[] | undefined {
  const bare = words.map(bareWord);
  const tells = bare.filter((word) => TELLS.has(word)).length;
  const ours = bare.filter((word, at) => VOCABULARY.has(word) && !english(words[at] ?? '')).length;
  const spanish =
    (tells >= 2 && tells / bare.length >= SHARE) ||
    (tells >= 1 && (ours >= 1 || (tells / bare.length > SHARE && bare.some((word) => VOCABULARY.has(word))))) ||
    (bare.length <= 3 && ours >= 1) ||
    (ours >= 2 && ours / bare.length >= SHARE);
  return spanish ? bare.map((word) => (SMALL.includes(word) ? '' : word)) : undefined;
}

/** The word, and its singular. */
export const spanishForms = (word: string): string[] => [
  ...new Set([word, word.replace(/s$/, ''), word.replace(/es$/, '')]),
];
