/** Simple Spanish as parents type it, put into the English that the readers of facts know; what is not known stays out. */
const THINGS: Readonly<Record<string, string>> = {
  trenes: 'trains', coches: 'cars', carros: 'cars', camiones: 'trucks', aviones: 'planes', dinosaurios: 'dinosaurs', perros: 'dogs', gatos: 'cats', caballos: 'horses', conejos: 'rabbits', ballenas: 'whales', tiburones: 'sharks', delfines: 'dolphins', patos: 'ducks', insectos: 'insects', mariposas: 'butterflies', animales: 'animals', planetas: 'planets', estrellas: 'stars', robots: 'robots', dragones: 'dragons', unicornios: 'unicorns', princesas: 'princesses', libros: 'reading', cuentos: 'reading', leer: 'reading', dibujar: 'drawing', pintar: 'painting', colorear: 'coloring', cantar: 'singing', bailar: 'dancing', nadar: 'swimming', correr: 'running', cocinar: 'cooking', puzles: 'puzzles', rompecabezas: 'puzzles', música: 'music', musica: 'music', fútbol: 'soccer', futbol: 'soccer', lego: 'lego', legos: 'lego', pelotas: 'balls', burbujas: 'bubbles', bloques: 'blocks', plastilina: 'play dough', mapas: 'maps', barcos: 'boats', tractores: 'tractors', flores: 'flowers',
}; // prettier-ignore
const SOFT: Readonly<Record<string, string>> = {
  manta: 'blanket', mantita: 'blanket', cobija: 'blanket', cobijita: 'blanket', osito: 'teddy bear', oso: 'teddy bear', peluche: 'soft toy', conejo: 'stuffed rabbit', conejito: 'stuffed rabbit', muñeca: 'doll', muñeco: 'doll', almohada: 'pillow', elefante: 'stuffed elephant', perrito: 'stuffed dog',
}; // prettier-ignore
const COLOURS: Readonly<Record<string, string>> = {
  azul: 'blue ', roja: 'red ', rojo: 'red ', verde: 'green ', amarilla: 'yellow ', amarillo: 'yellow ', rosa: 'pink ', blanca: 'white ', blanco: 'white ', gris: 'grey ', morada: 'purple ', morado: 'purple ',
}; // prettier-ignore
const KIN: Readonly<Record<string, string>> = {
  mamá: 'Mama', mama: 'Mama', mami: 'Mami', madre: 'Mama', papá: 'Papa', papa: 'Papa', papi: 'Papi', padre: 'Papa', abuela: 'Abuela', abuelita: 'Abuelita', abuelo: 'Abuelo', abuelito: 'Abuelito', tía: 'Auntie', tia: 'Auntie', tío: 'Uncle', tio: 'Uncle',
}; // prettier-ignore
const HELPS: Readonly<Record<string, string>> = {
  'un abrazo': 'a hug', abrazos: 'hugs', 'los abrazos': 'hugs', 'la música': 'music', 'la musica': 'music', música: 'music', 'contar hasta diez': 'counting to ten', cantar: 'singing', 'respirar hondo': 'deep breaths', 'respirar profundo': 'deep breaths', 'un cuento': 'a story', 'agua': 'water', 'un vaso de agua': 'water', 'una luz': 'a light', 'un paseo': 'a walk', dibujar: 'drawing', 'mecerse': 'rocking', 'tararear': 'humming',
}; // prettier-ignore
const PETS: Readonly<Record<string, string>> = { perro: 'dog', perra: 'dog', perrito: 'dog', gato: 'cat', gata: 'cat', gatito: 'cat', hámster: 'hamster', caballo: 'horse' }; // prettier-ignore

const IS_SPANISH =
  /(?:^|[^\p{L}])(?:le|les|su|sus|con|cuando|nuestro|nuestra|tiene|usa|lleva|se|mi|el|la|los|las|una?|hijo|hija|y|ayuda|calma|gustan?|encantan?)(?![\p{L}])/giu;
const L = String.raw`[\p{L}]+`;
const one = (source: string): RegExp => new RegExp(source, 'iu');
const LIKES = one(String.raw`(?:le (?:gustan?|encantan?|fascinan?)|ama|adora|disfruta)(?: mucho| muchísimo)? (.+)`);
const HOLDS = one(
  String.raw`(?:su|una?|la|el) (${Object.keys(SOFT).join('|')})(?: de peluche)?(?: (${Object.keys(COLOURS).join('|')}))?(?:,? (?:que se llama|llamad[oa]) (\p{Lu}${L}))?(?![\p{L}])`,
);
const WHO = one(
  String.raw`(?:^|[^\p{L}])(?:su |con |la |el |mi )*(${Object.keys(KIN).join('|')})(?: siempre| también)?(?: (?:le|la|lo|los|se))? (?:lee|canta|ayuda|juega|cuida|acompaña|abraza|vive|cocina|está con|esta con|baña|lleva)(?![\p{L}])`,
);
const SELF = one(String.raw`soy (?:su|la|el)(?: su)? (${Object.keys(KIN).join('|')})(?![\p{L}])`);
const EASES = one(String.raw`(?:le|lo|la) (?:ayuda|ayudan|calma|calman|tranquiliza|tranquilizan)(?: mucho)? (.+)`);
const EARS = one(
  String.raw`(?:auriculares|cascos|orejeras|audífonos|protectores)(?: (?:antirruido|de cancelación|para el ruido|auditivos))`,
);
const PET = one(
  String.raw`(?:nuestr[oa]|su|el|la|un|una) (${Object.keys(PETS).join('|')})(?: que)?(?: se llama| llamad[oa])?,? (\p{Lu}${L})`,
);
const SIBLING = one(String.raw`su (herman[oa])(?: (?:mayor|menor|pequeñ[oa]|grande))?(?: se llama)?,? (\p{Lu}${L})`);
const NO = /(?:^|[^\p{L}])(?:no|ni|nunca|miedo|odia|murió|falleció|sin|perdió|extraña|pega|muerde|celos)(?![\p{L}])/iu;

/**
 * What a Spanish sentence says, in English clauses that the readers of facts know; undefined for a sentence that is not
 * Spanish. A sentence with a "no" or a trouble in it gives nothing.
 */
export function fromSpanish(sentence: string): string[] | undefined {
  if (
    (sentence.match(IS_SPANISH)?.length ?? 0) < 2 &&
    ![WHO, LIKES, HOLDS, EASES, EARS].some((each) => each.test(sentence))
  )
    return undefined;
  if (/\b(?:the|and|is|he|she|his|her|with)\b/i.test(sentence)) return undefined;
  if (NO.test(sentence)) return [];
  const told: string[] = [];
  const liked = LIKES.exec(sentence)?.[1];
  if (liked !== undefined) {
    const things = liked.split(/,| y | e /).flatMap(
      (item) =>
        THINGS[
          item
            .trim()
            .toLowerCase()
            .replace(/^(?:los|las|el|la|jugar con|jugar al?|con) (?:los |las )?/, '')
            .replace(/[.!\s]+$/, '')
        ] ?? [],
    );
    if (things.length > 0) told.push(`Loves ${things.join(', ')}`);
  }
  const soft = HOLDS.exec(sentence);
  if (soft) {
    const noun = `${COLOURS[soft[2]?.toLowerCase() ?? ''] ?? ''}${SOFT[soft[1]?.toLowerCase() ?? ''] ?? ''}`;
    told.push(`his ${noun}${soft[3] === undefined ? '' : ` called ${soft[3]}`}`);
  }
  const who = (SELF.exec(sentence) ?? WHO.exec(sentence))?.[1];
  if (who !== undefined) told.push(`${KIN[who.toLowerCase()] ?? ''} helps`);
  const ease = EASES.exec(sentence)?.[1];
  for (const item of (ease ?? '').split(/,| y /)) {
    const help =
      HELPS[
        item
          .trim()
          .toLowerCase()
          .replace(/[.!\s]+$/, '')
      ];
    if (help !== undefined) told.push(`${help} helps`);
  }
  if (EARS.test(sentence)) told.push('Wears his headphones');
  const pet = PET.exec(sentence);
  if (pet) told.push(`Our ${PETS[pet[1]?.toLowerCase() ?? ''] ?? ''} ${pet[2] ?? ''}`);
  const sibling = SIBLING.exec(sentence);
  if (sibling) told.push(`His ${sibling[1]?.toLowerCase() === 'hermana' ? 'sister' : 'brother'} ${sibling[2] ?? ''}`);
  return told;
}
