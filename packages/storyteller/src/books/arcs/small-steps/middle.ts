import type { SettingName, ThingName } from '@storylantern/contract';
import type { ActorHint, Told } from '../../arc.ts';
import { cap, clause, fitting, inBrief, keeping, titled, within } from '../wording.ts';
import type { SmallSteps } from './arc.ts';
import { sensing } from './fear-told.ts';

/** What a minute of courage is measured with. `b` is the patient one. */
interface Measure {
  /** "biscuit". */
  readonly unit: string;
  readonly thing: ThingName | null;
  /** "one biscuit". */
  readonly one: string;
  readonly two: string;
  /** How long it is, asked and answered. */
  readonly howLong: (name: string, b: string) => string;
  readonly begins: (b: string) => string;
  readonly goesOn: (b: string) => string;
  /** Why the patient one goes off for a moment, in sight or in hearing. */
  readonly runsOut: (b: string) => string;
  readonly back: (b: string) => string;
}

const MEASURES: readonly Measure[] = [
  {
    thing: 'pencil',
    unit: 'drawing',
    one: 'one drawing',
    two: 'two drawings',
    howLong: (name, b) =>
      `"How long is one drawing?" said ${name}. "A worm is quick," said ${b}, and sharpened the pencil.`,
    begins: (b) => `${cap(b)} took the pencil and began on a small house.`,
    goesOn: (b) => `${cap(b)} drew a cow with the pencil, and had trouble with the legs.`,
    runsOut: (b) => `Then the pencil broke. "I'll find another," said ${b}. "I'll whistle while I look."`,
    back: (b) => `${cap(b)} came back with a longer pencil.`,
  },
  {
    thing: 'yarn',
    unit: 'row',
    one: 'one row',
    two: 'two rows',
    howLong: (name, b) => `"How long is one row?" said ${name}. "That depends how often I drop the yarn," said ${b}.`,
    begins: (b) => `${cap(b)} took up the yarn and began to knit, click, click.`,
    goesOn: (b) => `${cap(b)} turned the yarn round and started back the other way.`,
    runsOut: (b) => `Then the yarn ran out. "I'll get the other ball," said ${b}. "Listen for me clicking."`,
    back: (b) => `${cap(b)} came back with some yarn, and it was red.`,
  },
  {
    thing: null,
    unit: 'joke',
    one: 'one joke',
    two: 'two jokes',
    howLong: (name, b) => `"How long is one joke?" said ${name}. "That depends how soon you laugh," said ${b}.`,
    begins: (b) => `${cap(b)} began a joke about a duck in a shop.`,
    goesOn: (b) => `${cap(b)} told the next one from the wrong end.`,
    runsOut: (b) =>
      `Then ${b} could think of no more. "I'll go and look for one," said ${b}. "You'll hear me laugh when I find it."`,
    back: (b) => `${cap(b)} came back, still laughing at something.`,
  },
  {
    thing: 'biscuit',
    unit: 'biscuit',
    one: 'one biscuit',
    two: 'two biscuits',
    howLong: (name, b) => `"How long is one biscuit?" said ${name}. "That depends who is eating it," said ${b}.`,
    begins: (b) => `${cap(b)} began on the biscuit, in very small bites.`,
    goesOn: (b) => `${cap(b)} broke a second biscuit in half, to be fair.`,
    runsOut: (b) => `Then there were only crumbs. "I'll get another biscuit," said ${b}. "You'll hear me all the way."`,
    back: (b) => `${cap(b)} came back with the biscuit tin.`,
  },
  {
    thing: null,
    unit: 'song',
    one: 'one song',
    two: 'two songs',
    howLong: (name, b) => `"How long is one song?" said ${name}. "That depends how many verses I know," said ${b}.`,
    begins: (b) => `${cap(b)} began to hum, not very well.`,
    goesOn: (b) => `${cap(b)} sang the second song with both verses in the wrong order.`,
    runsOut: (b) => `Then ${b} ran out of songs. "I'll go and ask for a new one," said ${b}. "I'll sing as I go."`,
    back: (b) => `${cap(b)} came back, singing a song about a bus.`,
  },
  {
    thing: 'book',
    unit: 'page',
    one: 'one page',
    two: 'two pages',
    howLong: (name, b) =>
      `"How long is one page?" said ${name}. "That depends on the pictures," said ${b}, and held up the book.`,
    begins: (b) => `${cap(b)} opened the book and read one page out loud.`,
    goesOn: (b) => `${cap(b)} turned the page of the book, and did all the voices.`,
    runsOut: (b) =>
      `Then the book came to an end. "I'll get another," said ${b}. "I'll read you the back of this one as I go."`,
    back: (b) => `${cap(b)} came back, with a fatter book.`,
  },
];

const REFRAINS = [
  'New plan',
  'Right. Another plan',
  'Never mind. I have a plan',
  'Time for a plan',
  'I know. A better plan',
  'All right. One more plan',
  'I shall think of a plan',
  'What I need is a plan',
  'There must be a plan',
  'Wait. I have a plan',
  'I feel a plan coming',
  'Now for a cleverer plan',
  'Very well. The next plan',
  'This wants a plan',
] as const;

const INDOORS: readonly SettingName[] = [
  'bedroom',
  'bathroom',
  'kitchen',
  'living-room',
  'classroom',
  'library',
  'shop',
  'doctor',
];

const SAFE_ALONE: readonly SettingName[] = ['bedroom', 'living-room', 'kitchen'];

/** Told from five: two plans that go wrong, then courage measured out by the biscuit, the song or the page. */
export function middle({ hero, beside, fear, chance }: SmallSteps): Told {
  const name = hero.name;
  const b = beside.name;
  const plan = chance.pick(...REFRAINS);
  const { sensed, at, part } = sensing(fear.name);
  const measure = chance.pick(...MEASURES);
  const [[try1, why1], [try2, why2]] = fear.avoid;
  const scary = fear.scary === null || !within(10, fear.scary) ? null : clause(fear.scary);
  const [sense, truth, use] = [fear.sense, fear.truth, fear.trickUse].map((each) => inBrief(14, each));
  // Out of doors there is no floor to sit down on.
  const floor = INDOORS.includes(fear.setting) ? 'floor' : 'ground';
  // Only where nothing can happen does a grown-up leave a child for a moment, within hearing.
  const stays = fear.alive || !SAFE_ALONE.includes(fear.setting);
  const held = measure.thing ? [measure.thing] : [];
  const seen: readonly ActorHint[] = fear.figure ? [{ who: fear.figure, pose: 'stand', feeling: 'calm' }] : [];
  const failed = (attempt: string, reason: string, lead = ''): string => {
    const [did, but] = [clause(attempt), clause(reason).replace(/^but /, '')];
    return fitting(
      14,
      `${lead}${name} ${did}. But ${but}.`,
      `${lead}${name} tried. But ${but}.`,
      `${lead}${name} ${did}. It did not work.`,
    );
  };
  const shown = fear.shown ? [fear.shown] : [];
  return {
    title: titled(
      chance.pick(
        `${name} and ${fear.name}`,
        `${measure.one} long`,
        `${name} has a plan`,
        'the last of the plans',
        'not counting',
        `from underneath something`,
        `${name} stops hiding, a bit`,
        `one more, and then stop`,
        `how long is ${measure.one}?`,
        'staying to find out',
        `just ${measure.one}, and then stop`,
      ),
    ),
    refrain: plan,
    pages: [
      {
        text: keeping(
          14,
          [
            `Ask anybody about ${hero.introduced}, and they would smile. ${hero.He} could ${fear.habit}, for no reason at all. But ask about ${fear.name}, and ${name} did not smile. ${name} was afraid of ${fear.them}.`,
            `${hero.introduced} was not afraid of spiders, or of cold soup. ${hero.He} could ${fear.habit}. Only one thing frightened ${name}. It was ${fear.name}.`,
            `${hero.introduced} was good at a lot of things. ${hero.He} could ${fear.habit}, and did it most days, for fun. But ${name} did not like ${fear.name}.`,
            `There was one thing everybody knew about ${hero.introduced}. ${name} could ${fear.habit}. "What a thing to be good at," people said. And there was one thing nobody knew. ${name} did not like ${fear.name}.`,
            `If you needed somebody to ${fear.habit}, you asked ${hero.introduced}. But you never asked ${name} about ${fear.name}. ${name} was too frightened.`,
          ],
          `${hero.introduced} was good at one thing. ${hero.He} could ${fear.habit}. Nobody needed it much. But ${name} did not like ${fear.name}.`,
        ),
        scene: {
          setting: hero.isChild ? fear.setting : (hero.being?.setting ?? fear.setting),
          actors: [{ who: hero, pose: 'stand', feeling: 'happy' }],
        },
      },
      {
        text: [
          `${name} made a plan, so as not to meet ${fear.name}. ${failed(try1, why1)} The plan did not work. "${plan}," said ${name}, still hiding.`,
          `There must be some way to get away from ${fear.name}. ${failed(try1, why1)} "${plan}," said ${name}, not coming out.`,
          `${scary ? `"${cap(scary)}," said ${name}. "Who would like that?" ` : `"It's just how ${fear.they} ${fear.they === 'it' ? 'is' : 'are'}," said ${name}. `}So ${failed(try1, why1)} "${plan}," said ${name}.`,
          `${scary ? `"The trouble is this," said ${name}. "${cap(scary)}." ` : `"I can't say why," said ${name}. "It's a feeling, with legs." `}${failed(try1, why1, 'First ')} "${plan}," said ${name}.`,
        ],
        scene: {
          setting: fear.setting,
          weather: fear.weather,
          ...(fear.atNight ? { time: 'night' as const } : {}),
          actors: [{ who: hero, pose: 'hide', feeling: 'scared' }],
        },
      },
      {
        text: [
          `${name} thought and thought, and made a better plan. ${failed(try2, why2)} ${name} sat down on the ${floor}. "${plan}," said ${name}.`,
          `"This time it will work," said ${name}. ${failed(try2, why2)} "${plan}," said ${name}. But ${hero.he} could not think of one, and was sad.`,
          `${failed(try2, why2, 'So next ')} "${plan}," said ${name}. But there was not one. There was only the ${floor}, so ${name} sat on it.`,
          `${failed(try2, why2, 'After that ')} "${plan}," said ${name}, in a much smaller voice. There were no plans left.`,
        ],
        scene: { camera: 'wide', actors: [{ who: hero, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `${cap(b)} came and sat beside ${name}. "Don't hide," said ${b}. "I'll stay with you. We could sit and ${sensed} for ${measure.one}, and then stop." ${measure.howLong(name, b)}`,
          `"What is it really like?" said ${b}, and sat down too. "I don't know," said ${name}. "I always ran away." "We could stay for ${measure.one}," said ${b}. "And then stop." ${measure.howLong(name, b)}`,
          `"May I sit with you?" said ${b}. "Did you ever ${sensed} ${at} ${fear.them}?" "No," said ${name}. "I always hid." "Suppose we ${sensed} for ${measure.one}," said ${b}. ${measure.howLong(name, b)}`,
          `"Hiding doesn't help," said ${b}, and sat down on the ${floor} as well. "Have you tried ${sensed}ing ${at} ${fear.them}?" "No," said ${name}. "For how long?" "For ${measure.one}," said ${b}. "Then we stop." ${measure.howLong(name, b)}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: beside, pose: 'sit', feeling: 'calm' },
            { who: hero, pose: 'sit', feeling: 'curious' },
          ],
          things: held,
        },
      },
      {
        text: [
          `${measure.begins(b)} ${name} ${sensed}ed ${at} ${fear.seen}, but only with one ${part}. It was not so bad. Then ${measure.one} was over, and they both breathed out.`,
          `"Ready?" said ${b}. "No," said ${name}. ${measure.begins(b)} ${name} ${sensed}ed ${at} ${fear.seen}, all the same. Nothing bad happened. "I did it!" said ${name}.`,
          fitting(
            14,
            `So they did. ${measure.begins(b)} ${name} ${sensed}ed ${at} ${fear.seen}, and ${part === 'ear' ? 'looked' : 'listened'}, and sniffed. ${sense} "Is that all?" said ${name}. "That's all there is in ${measure.one}," said ${b}.`,
            `So they did. ${measure.begins(b)} ${name} ${sensed}ed ${at} ${fear.seen}, and ${part === 'ear' ? 'looked' : 'listened'}, and sniffed. "Is that all?" said ${name}. "That's all there is in ${measure.one}," said ${b}.`,
          ),
          fitting(
            14,
            `${measure.begins(b)} ${name} held on tight and ${sensed}ed ${at} ${fear.seen}. ${sense} Then it was over. "I was going to be more frightened than that," said ${name}.`,
            `${measure.begins(b)} ${name} held on tight and ${sensed}ed ${at} ${fear.seen}. Then it was over. "I was going to be more frightened than that," said ${name}.`,
          ),
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'look-up', feeling: 'curious' },
            { who: beside, pose: 'sit', feeling: 'calm' },
            ...seen,
          ],
          things: [...held, ...shown],
        },
      },
      {
        text: [
          `"Again," said ${name}. ${measure.goesOn(b)} This time ${name} ${sensed}ed for much longer, and was only a little afraid. "You're getting good at this," said ${b}.`,
          `"Now for ${measure.two}," said ${b}. ${measure.goesOn(b)} About half way through, ${name} forgot to hold on to ${b}. ${name} did not notice, but ${b} did.`,
          fitting(
            14,
            `"We could do ${measure.two}," said ${name}. ${measure.goesOn(b)} ${truth} "Nobody told me that," said ${name}. "It's hard to tell," said ${b}. "You have to be there."`,
            `"We could do ${measure.two}," said ${name}. ${measure.goesOn(b)} It was the same as before, and then a bit less. "Nobody told me that," said ${name}.`,
          ),
          fitting(
            14,
            `The next bit was easier to start and harder to finish. ${measure.goesOn(b)} ${truth} "Is that true?" said ${name}. "Look," said ${b}. So ${name} did.`,
            `The next bit was easier to start and harder to finish. ${measure.goesOn(b)} "It's still there," said ${name}. "So are you," said ${b}.`,
          ),
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: beside, pose: 'hold', feeling: 'happy' },
            { who: hero, pose: 'point', feeling: 'surprised' },
          ],
          things: held,
        },
      },
      {
        text: fear.alive
          ? [
              `Then ${fear.seen} came a little nearer. ${cap(b)} stayed close. "I'm here," said ${b}. But ${name} was frightened again, and wanted to hide.`,
              `Just when it was going well, ${fear.seen} turned round. ${cap(b)} stayed beside ${name}. But ${name} had gone cold all over, from being frightened.`,
              `Then ${fear.seen} said "${clause(fear.figure?.says ?? 'Oh')}", a long way off. ${cap(b)} did not move. But ${name} was frightened all over again. Bump, bump, went ${name}'s heart.`,
              `Then ${fear.seen} looked up. ${cap(b)} sat just as before. But ${name}'s heart went bump, and bump. ${name} looked round for somewhere to hide.`,
            ]
          : stays
            ? [
                `Then ${name} let go of ${b}. And all at once ${name} was frightened again. ${cap(b)} was quite near. But ${name}'s heart went bump, bump, bump.`,
                `"That's the end," said ${b}, "but I'm here." ${name} knew that. But without a ${measure.unit} it was harder, and ${name} was frightened again.`,
                `Then there was not one ${measure.unit} left. ${cap(b)} did not go away. But now ${name} thought of ${fear.name} again. Bump, bump, went ${name}'s heart.`,
                `"That was the last ${measure.unit}," said ${b}. Now ${name} thought of nothing but ${fear.name}. And ${name} wanted to run off and hide.`,
              ]
            : [
                `${measure.runsOut(b)} "All right," said ${name}. But without ${b} it was harder, and ${name} was frightened again.`,
                `${measure.runsOut(b)} ${name} could hear ${b} quite well. But ${hero.he} could also hear ${hero.his} own heart. Bump, it went, and bump.`,
                `${measure.runsOut(b)} Now ${name} was alone with ${fear.name}. All the fright came back. ${name} wanted to run off and hide.`,
                `${measure.runsOut(b)} It was only a moment. But ${fear.name} seemed to be bigger with nobody beside ${hero.him}. ${name} looked round for somewhere to hide.`,
              ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'cover', feeling: 'scared' },
            { who: beside, pose: stays ? 'sit' : 'walk', feeling: 'calm' },
            ...(fear.alive ? seen : []),
          ],
          things: measure.thing === 'book' && !stays ? ['book'] : [],
        },
      },
      {
        text: [
          fitting(
            14,
            `${name} wanted to run away, and did not. For ${hero.he} could ${fear.trick}. So ${name} did that, again and again. And ${name} was not so frightened any more.`,
            `${name} wanted to run away, and did not. ${name} did the odd old trick, again and again. And ${name} was not so frightened any more.`,
          ),
          fitting(
            14,
            `"What shall I do?" thought ${name}. "I could ${fear.trick}!" It was a silly trick, but now it helped. ${use}`,
            `"What shall I do?" thought ${name}. Then ${hero.he} thought of the silly old trick. ${name} did it, and now it helped.`,
          ),
          fitting(
            14,
            `${name} did not hide this time. ${hero.He} stood still, and did what ${hero.he} could always do. ${hero.He} could ${fear.trick}. ${use}`,
            `${name} did not hide this time. ${hero.He} stood still, and did the trick that ${hero.he} could always do. It helped. The bumping got slower.`,
          ),
          fitting(
            14,
            `Then ${name} remembered something, and began to ${fear.trick}. ${use} It helped. ${name} had not run away.`,
            `Then ${name} remembered the trick that was not for anything. ${hero.He} did it once, and again. It helped, and ${name} did not run away.`,
          ),
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: stays
          ? [
              `"I thought you would want to go," said ${b}. "So did I," said ${name}. "But then I did my trick." And they stayed a bit longer.`,
              `"You didn't hide," said ${b}. "No," said ${name}. "I was frightened, and I stayed." ${cap(b)} was very proud of ${name}.`,
              `"That was longer than any ${measure.unit}," said ${b}. "Was it?" said ${name}. "I wasn't counting. I did it by myself."`,
              `"How was it?" said ${b}. ${name} thought. "Long," said ${name}, "but not as long as ${measure.two}."`,
            ]
          : [
              `${measure.back(b)} "Did you hide?" said ${b}. "No," said ${name}. "I was frightened, and I stayed, and then I did my trick."`,
              `${measure.back(b)} "You're still here," said ${b}. "Yes," said ${name}, "and I'm not so frightened now." That was the best thing of the whole day.`,
              `${measure.back(b)} "How was it?" said ${b}. ${name} thought. "Long," said ${name}, "but not as long as ${measure.two}."`,
              `${measure.back(b)} "I did it by myself," said ${name}. "So I see," said ${b}. "Was it two, or three?" "I didn't count," said ${name}. "I was busy."`,
            ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'stand', feeling: 'proud' },
            { who: beside, pose: 'stand', feeling: 'happy' },
          ],
          things: stays ? [] : held,
        },
      },
      {
        text: keeping(
          14,
          [
            `That night ${name} wrote down every plan, and put a line through each. At the bottom ${hero.he} wrote one without a line. STAY, it said. THEN SEE.`,
            `Before bed ${name} ${sensed}ed once more, all alone, for about as long as ${measure.one}. Then ${name} turned over, and was asleep. ${hero.He} had not even needed the trick.`,
            `${name} still did not like ${fear.name} very much. But now there was time to notice something nice. It was ${clause(fear.friend)}. ${name} stayed for ${measure.one}. And then one more.`,
            `That night ${name} took one more ${sensed}. And what was that? It was ${clause(fear.friend)}. "Good night," said ${name}, who did not need a plan any more.`,
            `"Do you like ${fear.them} now?" said ${b}, at bedtime. "No," said ${name}. "But I know how long I can not like ${fear.them} for." And it was quite a long time.`,
          ],
          `That night ${name} took one more ${sensed}. It lasted for ${measure.one}. "Good night," said ${name}, and was not frightened.`,
        ),
        scene: {
          setting: hero.isChild ? 'bedroom' : (hero.being?.setting ?? 'bedroom'),
          time: 'night',
          weather: 'clear',
          actors: [{ who: hero, pose: 'sit', feeling: 'calm' }],
        },
      },
    ],
  };
}
