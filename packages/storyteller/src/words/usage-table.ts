/**
 * British words that frames use or may use, each with what American families say: "british: american", one pair a line.
 * Words that mean the same thing in both are not here, and neither is one whose change would alter what is meant ("shop").
 */
export const WORDS: ReadonlyMap<string, string> = new Map(
  `
  dressing gown: bathrobe
  washing-up: dishes
  washing line: clothesline
  swimming costume: swimsuit
  swimming costumes: swimsuits
  car park: parking lot
  car parks: parking lots
  lamp post: lamppost
  zebra crossing: crosswalk
  ice lolly: popsicle
  ice lollies: popsicles
  cuddly toy: stuffed animal
  cuddly toys: stuffed animals
  soft toy: stuffed animal
  soft toys: stuffed animals
  fire engine: fire truck
  fire engines: fire trucks
  fire brigade: fire department
  head teacher: principal
  headteacher: principal
  supply teacher: substitute teacher
  secondary school: middle school
  primary school: elementary school
  half-term: midterm
  full stop: period
  full stops: periods
  year 1: kindergarten
  year 2: first grade
  year 3: second grade
  year 4: third grade
  year 5: fourth grade
  year 6: fifth grade
  year 7: sixth grade
  year 8: seventh grade
  year 9: eighth grade
  nappy: diaper
  nappies: diapers
  dummy: pacifier
  dummies: pacifiers
  nursery: preschool
  nurseries: preschools
  pushchair: stroller
  pushchairs: strollers
  buggy: stroller
  buggies: strollers
  pram: stroller
  prams: strollers
  cot: crib
  cots: cribs
  biscuit: cookie
  biscuits: cookies
  sweets: treats
  crisps: chips
  chips: fries
  jumper: sweater
  jumpers: sweaters
  trousers: pants
  trainers: sneakers
  wellies: rain boots
  pyjamas: pajamas
  pavement: sidewalk
  pavements: sidewalks
  motorway: highway
  motorways: highways
  lorry: truck
  lorries: trucks
  petrol: gas
  flannel: washcloth
  flannels: washcloths
  hoover: vacuum
  hoovers: vacuums
  wardrobe: closet
  wardrobes: closets
  cupboard: closet
  cupboards: closets
  torch: flashlight
  torches: flashlights
  dustbin: trash can
  dustbins: trash cans
  rubbish: trash
  parcel: package
  parcels: packages
  postman: mail carrier
  holiday: vacation
  holidays: vacations
  autumn: fall
  maths: math
  jab: shot
  jabs: shots
  plaster: bandage
  plasters: bandages
  queue: line
  queues: lines
  queuing: lining up
  queueing: lining up
  timetable: schedule
  timetables: schedules
  playtime: recess
  film: movie
  films: movies
  cinema: movie theater
  cinemas: movie theaters
  aeroplane: airplane
  aeroplanes: airplanes
  mum: mom
  mums: moms
  mummy: mommy
  stepmum: stepmom
  wee: pee
  wees: pees
  poo: poop
  poos: poops
  loo: bathroom
  loos: bathrooms
  whilst: while
  learnt: learned
  spelt: spelled
  dreamt: dreamed
  burnt: burned
  leant: leaned
  grey: gray
  greys: grays
  greyer: grayer
  tyre: tire
  tyres: tires
  kerb: curb
  kerbs: curbs
  programme: program
  programmes: programs
  cancelled: canceled
  cancelling: canceling
  labelled: labeled
  travelled: traveled
  travelling: traveling
  traveller: traveler
  travellers: travelers
  pedalled: pedaled
  signalled: signaled
  jewellery: jewelry
  centred: centered
  archaeologist: archeologist
  archaeologists: archeologists
  anaesthetist: anesthesiologist
  anaesthetists: anesthesiologists
  anaesthetic: anesthetic
  dialogue: dialog
  mould: mold
  ageing: aging
  `
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '))
    .map(([british = '', american = '']) => [british, american] as const),
);

/** Spellings inside words: "colouring", "kilometres", "recognised". */
export const SPELLINGS: readonly (readonly [string, string])[] = [
  ['colour', 'color'],
  ['favour', 'favor'],
  ['flavour', 'flavor'],
  ['neighbour', 'neighbor'],
  ['behaviour', 'behavior'],
  ['honour', 'honor'],
  ['humour', 'humor'],
  ['harbour', 'harbor'],
  ['rumour', 'rumor'],
  ['odour', 'odor'],
  ['savour', 'savor'],
  ['vapour', 'vapor'],
  ['centre', 'center'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['theatre', 'theater'],
  ['fibre', 'fiber'],
  ['plough', 'plow'],
  ['moustache', 'mustache'],
  ['practis', 'practic'],
  ['realis', 'realiz'],
  ['recognis', 'recogniz'],
  ['organis', 'organiz'],
  ['apologis', 'apologiz'],
  ['memoris', 'memoriz'],
  ['civilis', 'civiliz'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['judgement', 'judgment'],
  ['sceptic', 'skeptic'],
];
