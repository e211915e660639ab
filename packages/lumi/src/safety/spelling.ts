/** Spellings no distance finds, as parents type or dictate them. */
const ALIASES: Readonly<Record<string, string>> = {
  roon: 'round',
  feart: 'scared',
  dae: 'do',
  daein: 'doing',
  rag: 'rag',
  lil: 'little',
  lilttle: 'little',
  momma: 'mom',
  mama: 'mama',
  freakin: '',
  tf: '',
  af: '',
  lug: 'ear',
  lugs: 'ears',
  maw: 'mum',
  wee: 'wee',
  hafta: 'have to',
  bf: 'boyfriend',
  gf: 'girlfriend',
  n: 'and',
  gon: 'gone',
  hella: 'very',
  deadass: 'really',
  lowkey: '',
  ngl: '',
  tbh: '',
  fr: '',
  smoll: 'small',
  naebody: 'nobody',
  hauf: 'half',
  aff: 'off',
  nobodyd: 'nobody would',
  d1e: 'die',
  k1ll: 'kill',
  fixin: 'going',
  drnk: 'drank',
  dranked: 'drank',
  flopy: 'floppy',
  anymor: 'any more',
  anywere: 'anywhere',
  anwhere: 'anywhere',
  litle: 'little',
  fel: 'fell',
  unlce: 'uncle',
  tuched: 'touched',
  tutched: 'touched',
  wos: 'was',
  cudnt: 'could not',
  shud: 'should',
  cud: 'could',
  evry: 'every',
  enuf: 'enough',
  becuz: 'because',
  husbend: 'husband',
  freind: 'friend',
  brian: 'brain',
  wich: 'which',
  wierd: 'weird',
  stil: 'still',
  alredy: 'already',
  allways: 'always',
  tryed: 'tried',
  cryed: 'cried',
  chocking: 'choking',
  chockin: 'choking',
  choaking: 'choking',
  chok: 'choke',
  choaked: 'choked',
  chocked: 'choked',
  coking: 'choking',
  breth: 'breath',
  brethe: 'breathe',
  breathin: 'breathing',
  breating: 'breathing',
  breeving: 'breathing',
  breave: 'breathe',
  brieve: 'breathe',
  breeth: 'breathe',
  breeding: 'breeding',
  beathing: 'breathing',
  breething: 'breathing',
  bby: 'baby',

  ds: 'son',
  dd: 'daughter',
  dh: 'husband',
  dp: 'partner',
  mil: 'grandma',
  u: 'you',
  ur: 'your',
  yr: 'year',
  cus: 'because',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  bc: 'because',
  swolled: 'swallowed',
  swollowed: 'swallowed',
  swalowed: 'swallowed',
  swolowed: 'swallowed',
  swallered: 'swallowed',
  swallerd: 'swallowed',
  swallown: 'swallowed',
  concious: 'conscious',
  unconcious: 'unconscious',
  unconsious: 'unconscious',
  siezure: 'seizure',
  seisure: 'seizure',
  seazure: 'seizure',
  ceasure: 'seizure',
  caesar: 'seizure',
  seizer: 'seizure',
  fite: 'fight',
  suicidel: 'suicidal',
  suisidal: 'suicidal',
  sewerslide: 'suicide',
  diper: 'diaper',
  tempreture: 'temperature',
  temprature: 'temperature',
  tempature: 'temperature',
  feaver: 'fever',
  fevr: 'fever',
  bleech: 'bleach',
  blech: 'bleach',
  battry: 'battery',
  batery: 'battery',
  batry: 'battery',
  batterie: 'battery',
  meds: 'meds',
  kil: 'kill',
  dieing: 'dying',
  dyeing: 'dying',
  unrespnsive: 'unresponsive',
  blud: 'blood',
  bleading: 'bleeding',
  bledding: 'bleeding',
  bleedin: 'bleeding',
  wnat: 'want',
  wnt: 'want',
  wana: 'want to',
  wanna: 'want to',
  gonna: 'going to',
  gona: 'going to',
  gonnae: 'going to',
  gunna: 'going to',
  tryna: 'trying to',
  finna: 'going to',
  gotta: 'have to',
  imma: 'i am going to',
  ima: 'i am going to',
  rn: 'right now',
  idk: 'i do not know',
  dunno: 'do not know',
  kys: 'kys',
  kms: 'kill myself',
  tho: 'though',
  thru: 'through',
  tonite: 'tonight',
  nite: 'night',
  yday: 'yesterday',
  plz: 'please',
  pls: 'please',
  mah: 'my',
  ma: 'my',
  oor: 'our',
  hersel: 'herself',
  himsel: 'himself',
  masel: 'myself',
  mysel: 'myself',
  mesself: 'myself',
  meself: 'myself',
  hisself: 'himself',
  theirselves: 'themselves',
  themselfs: 'themselves',
  deid: 'dead',
  heid: 'head',
  fae: 'from',
  tae: 'to',
  wi: 'with',
  oot: 'out',
  doon: 'down',
  hae: 'have',
  gie: 'give',
  gied: 'gave',
  aw: 'all',
  ower: 'over',
  wean: 'wean',
  noo: 'now',
  hoose: 'house',
  hame: 'home',
  mooth: 'mouth',
  greetin: 'crying',
  greeting: 'greeting',
  summat: 'something',
  owt: 'anything',
  nowt: 'nothing',
  nuffin: 'nothing',
  somethin: 'something',
  sumthin: 'something',
  smth: 'something',
  wiv: 'with',
  wen: 'when',
  wat: 'what',
  wot: 'what',
  dat: 'that',
  da: 'da',
  tha: 'the',
  thier: 'their',
  abt: 'about',
  yesturday: 'yesterday',
  nd: 'and',
  fell: 'fell',
  pur: 'poor',
  puir: 'poor',
  everyones: 'everyone is',
  throwed: 'threw',
  throwen: 'thrown',
  hitted: 'hit',
  burnded: 'burned',
  burnt: 'burnt',
  falled: 'fell',
  drownding: 'drowning',
  drownded: 'drowned',
  drinked: 'drank',
  drunked: 'drank',
  ated: 'ate',
  brused: 'bruised',
  brooses: 'bruises',
  broose: 'bruise',
  alergic: 'allergic',
  anafalactic: 'anaphylactic',
  anaphalactic: 'anaphylactic',
  puffin: 'puffing',
  tung: 'tongue',
  tounge: 'tongue',
  tonge: 'tongue',
  menangitis: 'meningitis',
  menengitis: 'meningitis',
  ambulence: 'ambulance',
  rezpira: 'respira',
  rrespira: 'respira',
  aoga: 'ahoga',
  aogando: 'ahogando',
  ahoga: 'ahoga',
  lejia: 'lejia',
  legia: 'lejia',
  trajo: 'trajo',
  vive: 'vive',
  q: 'que',
  xq: 'porque',
  k: 'que',
  tb: 'tambien',
  matarce: 'matarse',
  morirce: 'morirse',
  suisidio: 'suicidio',
  suicidarce: 'suicidarse',
  combulsion: 'convulsion',
  combulsions: 'convulsions',
  convulson: 'convulsion',
  convulsons: 'convulsions',
  convultion: 'convulsion',
  convultions: 'convulsions',
  convulshun: 'convulsion',
  convulshuns: 'convulsions',
  convolsions: 'convulsions',
  combulsiones: 'convulsiones',
  convulcion: 'convulsion',
  convulciones: 'convulsiones',
  desmallo: 'desmayo',
  desmallado: 'desmayado',
  desmallada: 'desmayada',
  asfisia: 'asfixia',
  avion: 'avion',
  ase: 'hace',
  iso: 'hizo',
  ay: 'hay',
};

/** Words that stand near a danger word and mean something else. Grown from false alarms. */
const PROTECTED: ReadonlySet<string> = new Set(
  'beach tableta tabletas responsible drawing dropping dressing dripping drumming checking chicken choosing chatting touches threatening breeding stroking joking cooking coking fasting biting kitting sitting hitting getting putting bleating swelling spelling smelling selling telling yelling crawling brawling climbing chilling filling kissing missing pulling burping burying bruised cruise fiver never lever battery buttery better bitter butter table stable magnet magnum pools poles person prison bottle little killer filler dinner thinner fever fitting fatting hurting hunting turning burning learning vomit commit falling calling feeling feeding dreaming drawing drawn drown brown crown growing throwing blowing showing stopped chopped popped dropped shopped breathing bathing teething brother bother mother fiesta fuente serious curious various blanket swallows following hallowed allowed followed willing selfish possible responding pretending defending purpose people purples temperate temperament temper tempers morir dormir drawers medical medicines collage college collapse suicide decide outside inside spending sending bending bleeds needing pleading reading leading heeding beeping sleeping weeping sweeping beeding seeding breaking speaking shaking waking making taking baking shaming shaving sharing'.split(
    ' ',
  ),
);

/** The only words a spelling is repaired to. Repairing to a whole dictionary makes false alarms. */
const DANGER =
  'breathing breathe choking choked swallowed swallowing unconscious unresponsive responding responsive seizure seizures convulsion convulsing bleeding vomiting vomited temperature paracetamol ibuprofen battery batteries tablets detergent bleach swollen swelling drowning drowned suicide suicidal myself himself herself themselves fever stopped collapsed medicine medication poison poisoned antifreeze purple unable disappeared missing meningitis allergic ambulance strangle smother shaking twitching jerking blistering scalded burned kidnapped abused touched threatened threatens bruises stepdad boyfriend husband respirar respira ahogando atragantado convulsion convulsiones desmayado desmayada fiebre matarme matarse morirme morirse inconsciente pastillas despierta'.split(
    ' ',
  );
const KNOWN: ReadonlySet<string> = new Set(DANGER);

/** Without its ending, so that an inflection is not taken for a misspelling. */
const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s|d|e|y|ies|ion|ions)$/, '');

/** Four letters and no room for a distance: only two letters that changed places. */
const SHORT = ['want', 'live', 'dead', 'kill', 'hurt', 'blue', 'limp', 'pill'];
const NOT_SHORT: ReadonlySet<string> = new Set(['evil', 'vile', 'veil', 'ruth', 'lube', 'imlp']);

/** Optimal string alignment distance, given up beyond `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

const swapped = (word: string) =>
  SHORT.find((each) => each[0] === word[0] && [...each].sort().join('') === [...word].sort().join(''));

/** One word as it was meant, if it is a near miss of a danger word; any other word as it stands. */
export function repairWord(word: string): string {
  if (Object.hasOwn(ALIASES, word)) return ALIASES[word] ?? word;
  if (word.length === 4 && !NOT_SHORT.has(word)) return swapped(word) ?? word;
  if (word.length < 5 || word.length > 18 || PROTECTED.has(word) || KNOWN.has(word)) return word;
  const most = word.length >= 8 ? 2 : 1;
  let nearest = word;
  let least = most + 1;
  for (const each of DANGER) {
    const alike = (each[0] === word[0] && each.at(-1) === word.at(-1)) || each.slice(0, 3) === word.slice(0, 3);
    // A beginning of the danger word, or a longer form of it, is an inflection and keeps its own meaning.
    const lastLetterLost = word.length >= 7 && each.length === word.length + 1;
    if (
      !alike ||
      (!lastLetterLost && stemOf(each) === stemOf(word)) ||
      (each.startsWith(word) && !lastLetterLost) ||
      word.startsWith(each)
    )
      continue;
    const away = distance(word, each, most);
    if (away < least) [least, nearest] = [away, each];
  }
  return nearest;
}
