/** A place where somebody works, as the parent names it or as their trade has it. */
export interface Job {
  readonly said: RegExp;
  /** What the grown-up is, where that is said: "a nurse". */
  readonly is: string | null;
  /** "the fire station". */
  readonly place: string;
  /** Who else works there. */
  readonly others: string;
  /** What is locked, or shut in there, without the key. */
  readonly locked: string;
  /** What is done when it is open again. */
  readonly opens: string;
}

const JOBS: readonly Job[] = [
  {
    said: /\bfire ?(?:station|fighter|man|woman|brigade|engine)/,
    is: 'a firefighter',
    place: 'the fire station',
    others: 'the firefighters',
    locked: 'the fire engine',
    opens: 'Out rolls the fire engine, to be washed',
  },
  {
    said: /\bnurse|\bhospital|\bward\b/,
    is: 'a nurse',
    place: 'the hospital',
    others: 'the nurses',
    locked: 'the plaster cupboard',
    opens: 'Now everybody can have a plaster',
  },
  {
    said: /\bdoctor|\bsurgery\b/,
    is: 'a doctor',
    place: "the doctor's",
    others: 'the nurses',
    locked: 'the plaster cupboard',
    opens: 'Now everybody can have a plaster',
  },
  {
    said: /\bpolice/,
    is: 'a police officer',
    place: 'the police station',
    others: 'the police officers',
    locked: 'the police car',
    opens: 'Round the yard goes the police car',
  },
  {
    said: /\bbus (?:driver|station|garage|depot)|drives (?:a|the) bus/,
    is: 'a bus driver',
    place: 'the bus garage',
    others: 'the drivers',
    locked: 'the bus',
    opens: 'Out goes the bus, full of people',
  },
  {
    said: /\btrain (?:driver|station)|drives (?:a|the) train/,
    is: 'a train driver',
    place: 'the station',
    others: 'the drivers',
    locked: 'the train',
    opens: 'Out goes the train, full of people',
  },
  {
    said: /\bteach(?:er|es)\b|\bschool\b/,
    is: 'a teacher',
    place: 'the school',
    others: 'the teachers',
    locked: 'the classroom',
    opens: 'In go all the children',
  },
  {
    said: /\bbak(?:er|ery)\b/,
    is: 'a baker',
    place: 'the bakery',
    others: 'the bakers',
    locked: 'the shop door',
    opens: 'Now everybody can have bread',
  },
  {
    said: /\bshop\b|\bsupermarket\b/,
    is: null,
    place: 'the shop',
    others: 'the people of the shop',
    locked: 'the shop door',
    opens: 'In come the people',
  },
  {
    said: /\blibrar/,
    is: null,
    place: 'the library',
    others: 'the people of the library',
    locked: 'the library door',
    opens: 'In come the people',
  },
  {
    said: /\bfarm/,
    is: 'a farmer',
    place: 'the farm',
    others: 'the farm people',
    locked: 'the barn',
    opens: 'Out come the cows',
  },
  {
    said: /\bvet\b/,
    is: 'a vet',
    place: "the vet's",
    others: 'the helpers',
    locked: 'the door to the yard',
    opens: 'Out go the dogs',
  },
  {
    said: /\bbuild(?:er|ing site)|\bcrane\b|\bdigger\b/,
    is: 'a builder',
    place: 'the building site',
    others: 'the builders',
    locked: 'the digger',
    opens: 'Out rolls the digger',
  },
  {
    said: /\boffice\b|\bcomputers?\b|\bdesk\b/,
    is: null,
    place: 'the office',
    others: 'the people of the office',
    locked: 'the big cupboard',
    opens: 'Out come the pencils and the tape',
  },
];

/** The trade that a theme names; null where it only says "work". */
export const jobOf = (raw: string): Job | null => JOBS.find(({ said }) => said.test(raw)) ?? null;

/** The same in a book that is told in the past. */
export const openedPast = ({ opens }: Job): string =>
  opens.replace(/\b(?:rolls|goes|go|come|can)\b/, (now) => PAST[now] ?? now);

const PAST: Readonly<Record<string, string>> = {
  rolls: 'rolled',
  goes: 'went',
  go: 'went',
  come: 'came',
  can: 'could',
};

/** Where nothing is said. */
export const SOME_WORK: Job = {
  said: /work/,
  is: null,
  place: 'work',
  others: 'the people at work',
  locked: 'the big cupboard',
  opens: 'Out come the pencils and the tape',
};
