import type { PersonRole } from '../../../arc.ts';

/** A thing that one must be able to do in a job, and how a child does it already. */
interface Skill {
  /** A whole question of at most eight words. */
  readonly asked: string;
  /** What the child does, of `k`: at most eight words now; a sentence or two of at most fourteen past. */
  readonly now: (k: string) => string;
  readonly did: (k: string) => string;
}

/** What a child would like to be. */
export interface Job {
  /** "an astronaut". */
  readonly a: string;
  /** What whoever is it wears or has, after "in" or "with": "in a white suit". */
  readonly gear: string;
  readonly role: PersonRole;
  readonly skills: readonly [Skill, Skill, Skill];
}

const skill = (asked: string, now: Skill['now'], did: Skill['did']): Skill => ({ asked, now, did });

const DRIVES = (a: string): Job => ({
  a,
  gear: 'in a cap with a badge',
  role: 'captain',
  skills: [
    skill(
      'How do you set off?',
      (k) => `${k} does it slowly. Chug... chug... chug.`,
      (k) => `${k} sat on the step and set off. An egg would have stayed on, so slow was it.`,
    ),
    skill(
      'What if somebody is in the way?',
      (k) => `"You stop," says ${k}, "and you toot."`,
      (k) => `A snail was on the path. ${k} stopped, tooted once, and waited.`,
    ),
    skill(
      'What is the best thing about it?',
      (k) => `${k} waves at everybody. All wave back!`,
      (k) => `${k} waved at the house, and the tree, and the window. Somebody always waves back.`,
    ),
  ],
});

const HEALS = (a: string): Job => ({
  a,
  gear: 'in a white coat',
  role: 'doctor',
  skills: [
    skill(
      'How do you hear a heart?',
      (k) => `${k} takes a cup. Bump, bump, bump!`,
      (k) => `${k} put an egg cup to the white coat, and listened. Bump, bump, it went.`,
    ),
    skill(
      'How do you put on a bandage?',
      (k) => `${k} takes a sock. Round and round!`,
      (k) => `${k} took a sock, and wound it round a table leg. It was not too tight, and not too loose.`,
    ),
    skill(
      'What do you say, if somebody is afraid?',
      (k) => `${k} says nothing, and holds a hand.`,
      (k) => `${k} thought about it. "First nothing," said ${k}. "You sit down, so that you're not so tall."`,
    ),
  ],
});

const JOBS: readonly (readonly [RegExp, Job])[] = [
  [
    /\bastronauts?\b|\bspace ?(?:man|woman|explorer)\b/i,
    {
      a: 'an astronaut',
      gear: 'in a big white suit',
      role: 'captain',
      skills: [
        skill(
          'How do you count down?',
          (k) => `${k} does it. "Three, two, one, zoom!"`,
          (k) => `${k} crouched down. "Ten, nine, eight," and at nought they both jumped.`,
        ),
        skill(
          'How do you float?',
          (k) => `${k} lets go. Arms up. Legs up!`,
          (k) => `${k} lay down, and let go of arms and legs and chin.`,
        ),
        skill(
          'What if it is dark up there?',
          (k) => `"You look for us, and wave," says ${k}.`,
          (k) => `"Then you look for the blue one," said ${k}, "and wave. We'll be on it."`,
        ),
      ],
    },
  ],
  [
    /\bvets?\b/i,
    {
      a: 'a vet',
      gear: 'in a green coat',
      role: 'doctor',
      skills: [
        skill(
          'How do you hold a cat that wriggles?',
          (k) => `${k} takes a towel. Like a parcel!`,
          (k) => `${k} fetched a towel and a cushion, and wrapped it up like a parcel.`,
        ),
        skill(
          'How do you hear a heart?',
          (k) => `${k} takes a cup. Bump, bump, bump!`,
          (k) => `${k} put an egg cup to the green coat, and listened. Bump, bump, it went.`,
        ),
        skill(
          'What do you say to a frightened dog?',
          (k) => `${k} sits down low, and says nothing.`,
          (k) => `${k} sat on the ground, looked the other way, and said nothing.`,
        ),
      ],
    },
  ],
  [/\b(?:doctors?|nurses?|surgeons?|dentists?)\b/i, HEALS('a doctor')],
  [
    /\b(?:footballers?|football player|goal ?keeper)\b/i,
    {
      a: 'a footballer',
      gear: 'with a ball, in muddy boots',
      role: 'coach',
      skills: [
        skill(
          'Where do you look, for a goal?',
          (k) => `${k} looks at the ball. Bam! In!`,
          (k) => `${k} put down an apple, and looked at that, and not at the goal. In!`,
        ),
        skill(
          'And what if you miss?',
          (k) => `${k} runs back, as fast as can be.`,
          (k) => `${k} missed, to show it. Then ${k} ran straight back, and didn't lie down once.`,
        ),
        skill(
          'Who do you pass to?',
          (k) => `${k} looks up. To whoever stands alone!`,
          (k) => `"You look up," said ${k}, "and give it to whoever is alone."`,
        ),
      ],
    },
  ],
  [
    /\b(?:fire ?(?:fighter|man|woman)|fireman)s?\b/i,
    {
      a: 'a firefighter',
      gear: 'in a helmet and big boots',
      role: 'captain',
      skills: [
        skill(
          'How do you get dressed so fast?',
          (k) => `${k} stands in both boots. Up, done!`,
          (k) => `${k} put trousers over boots, and stepped in. It took as long as a sneeze.`,
        ),
        skill(
          'How do you hold a hose that kicks?',
          (k) => `${k} holds it with both arms.`,
          (k) => `${k} took the garden hose under one arm, and stood with both feet apart.`,
        ),
        skill(
          'How do you get a cat down?',
          (k) => `"You say: I can wait," says ${k}.`,
          (k) => `"You say that you're there," said ${k}, "and that you've got time. Then it comes."`,
        ),
      ],
    },
  ],
  [
    /\bteachers?\b/i,
    {
      a: 'a teacher',
      gear: 'with a very full bag',
      role: 'teacher',
      skills: [
        skill(
          'How do you get them all to listen?',
          (k) => `${k} says it very, very softly.`,
          (k) => `${k} said it so softly that even the teddies leaned forward.`,
        ),
        skill(
          'What if somebody does not know it?',
          (k) => `${k} says it in another way.`,
          (k) => `The teddy didn't know what three is. So ${k} laid down three biscuits.`,
        ),
        skill(
          'And what if nobody wants to sit?',
          (k) => `${k} hops. "First we all hop!"`,
          (k) => `"Then everybody has to hop," said ${k}. They hopped until they liked the floor.`,
        ),
      ],
    },
  ],
  [
    /\bpilots?\b/i,
    {
      a: 'a pilot',
      gear: 'in a blue jacket with wings on it',
      role: 'captain',
      skills: [
        skill(
          'How do you get up in the air?',
          (k) => `${k} runs, arms out. Faster, and up!`,
          (k) => `${k} ran down the path, both arms out, faster and faster, and looked up.`,
        ),
        skill(
          'What if the wind shakes it all?',
          (k) => `${k} holds on, and sings a bit.`,
          (k) => `${k} leaned left, and leaned right, and hummed. They like it when somebody hums.`,
        ),
        skill(
          'How do you come down softly?',
          (k) => `${k} comes down like a leaf.`,
          (k) => `${k} came down like a leaf, in one long curve. There was no bump.`,
        ),
      ],
    },
  ],
  [/\btrain drivers?\b/i, DRIVES('a train driver')],
  [
    /\b(?:bus|lorry|truck|digger|tractor|tram|racing|race car|crane) drivers?\b|\bdrives? (?:an? |the )?(?:\p{L}+ )?(?:bus|lorry|truck|digger|tractor|tram|train|crane)\b/iu,
    DRIVES('a driver'),
  ],
  [
    /\b(?:scientists?|inventors?)\b/i,
    {
      a: 'a scientist',
      gear: 'in a coat with burnt sleeves',
      role: 'librarian',
      skills: [
        skill(
          'How do you begin?',
          (k) => `"Why?" asks ${k}. And then, "But why?"`,
          (k) => `"With why," said ${k}. "And when they tell you, you say it again."`,
        ),
        skill(
          'How do you find out?',
          (k) => `${k} drops a spoon, and a leaf.`,
          (k) => `${k} dropped a spoon and a leaf, and wrote down who was first.`,
        ),
        skill(
          'And what if it all goes wrong?',
          (k) => `${k} laughs. "Then I know one more!"`,
          (k) => `"Then you know one more thing that doesn't work," said ${k}, "and you laugh."`,
        ),
      ],
    },
  ],
];

const OF = String.raw`(?:astronaut|space ?(?:man|woman|explorer)|vet|doctor|nurse|surgeon|dentist|footballer|football player|goal ?keeper|fire ?(?:fighter|man|woman)|fireman|teacher|pilot|(?:train|bus|lorry|truck|digger|tractor|tram|racing|race car|crane) driver|scientist|inventor)`;

/** What a theme says of a child who would like to be one. */
export const WOULD_BE = new RegExp(
  [
    String.raw`\b(?:wants?|wanted|dream(?:s|ed|t)?|hopes?|hoped|longs|wish(?:es|ed)?|would (?:like|love)|going) (?:to |of |about )*(?:be|being|become|becoming) (?:an? |the (?:best|first) )?(?:\p{L}+ )?${OF}\b`,
    String.raw`\bwhen (?:I|he|she|\p{L}+) (?:am|is|grows?|grew) (?:grown )?up\b.*\b${OF}\b`,
    String.raw`\b${OF}\b.*\bwhen (?:I|he|she|\p{L}+) (?:am|is|grows?|grew) (?:grown )?up\b`,
    String.raw`\b(?:wants?|wanted|dreams? of) (?:to )?driv(?:e|ing) (?:an? |the )?(?:\p{L}+ )?(?:bus|lorry|truck|digger|tractor|tram|train|crane)\b.*\bgrow`,
  ].join('|'),
  'iu',
);

export function jobIn(raw: string): Job | null {
  const job = JOBS.find(([said]) => said.test(raw))?.[1] ?? null;
  // The parent's own word for it: "a nurse", "a digger driver".
  const said =
    /\b(nurse|surgeon|dentist|goal ?keeper|inventor|(?:bus|lorry|truck|digger|tractor|tram|crane) driver|racing driver)\b/i.exec(
      raw,
    )?.[1];
  const drives =
    /\bdriv(?:e|es|ing) (?:an? |the )?(?:\p{L}+ )?(bus|lorry|truck|digger|tractor|tram|train|crane)\b/iu.exec(raw)?.[1];
  if (job && drives !== undefined) return { ...job, a: `a ${drives.toLowerCase()} driver` };
  return job && said !== undefined
    ? { ...job, a: `${/^[aeiou]/i.test(said) ? 'an' : 'a'} ${said.toLowerCase()}` }
    : job;
}
