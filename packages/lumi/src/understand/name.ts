/** Capitalised words a message begins with that are no names. */
const NO_NAMES = new Set(
  (
    'The This That These Those There They She Her His Him Its What Who Why When Where Which How Our Your Mine Everyone Everybody ' +
    'Nobody Everything Nothing School Nursery Mum Mummy Dad Daddy Nan Nana Gran Granny Grandma Grandad Baby Toddler Son Daughter ' +
    'Bedtime Bath Dinner Lunch Breakfast Homework Life Sleep Potty Teacher And But Also Now Then Today Tonight Just Still Since ' +
    'Another Other One Two Three Husband Wife Partner Child Kids Children Thing Things Night Morning Screaming Crying Biting'
  ).split(' '),
);
const NAMED =
  /(?:^|[.!?] )([A-Z][a-z]{2,11})(?= (?:won['’]?t|will|is|isn['’]?t|has|hasn['’]?t|does|doesn['’]?t|keeps?|can['’]?t|cannot|refuses|hates|says|just|still|was|never|always|wants|wakes|cries|hits|bites|screams|throws|eats|sleeps)\b)/;

/** The child's name as a message begins with it ("Noor won't put her socks on"); null when it begins otherwise. */
export function nameIn(message: string): string | null {
  const name = NAMED.exec(message)?.[1];
  return name === undefined || NO_NAMES.has(name) ? null : name;
}
