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
            `Ask anybody about ${hero.introduced}, and they would smile. That was because of the thing. ${hero.He} could ${fear.habit}. Nobody asked about ${fear.name}, and that was just as well.`,
            `${hero.introduced} was brave about porridge and Mondays. ${hero.He} had once been brave about a haircut. ${hero.He} could ${fear.habit}. There was only one thing left over. It was ${fear.name}.`,
            `${hero.introduced} was good at a lot of things. ${hero.He} could ${fear.habit}, and did, most days. It was not for anything. But ${name} did not like ${fear.name}.`,
            `There was one thing everybody knew about ${hero.introduced}. ${name} could ${fear.habit}. "What a thing to be good at," people said. And there was one thing nobody knew. ${name} did not like ${fear.name}.`,
            `If you needed somebody to ${fear.habit}, you asked ${hero.introduced}. Nobody ever did need it. If you needed somebody who liked ${fear.name}, you asked somebody else.`,
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
          `The first plan was a simple one. ${name} would be somewhere else. But when ${name} got there, so did ${fear.name}. "${plan}," said ${name}, from underneath something.`,
          `There was a plan, and it had worked very well in ${name}'s head. ${failed(try1, why1)} "${plan}," said ${name}, not coming out.`,
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
          `The next plan had string in it, and a spoon. It took an hour to make, and no time to fall down. "${plan}," said ${name}, sitting in what was left.`,
          `Then ${name} kept quite still, in case that was a plan. It was not. It was only being frightened without moving. "${plan}," said ${name}, and sat down. It was just something to say.`,
          `${failed(try2, why2, 'So next ')} "${plan}," said ${name}. But there was not one. There was only the ${floor}, so ${name} sat on it.`,
          `${failed(try2, why2, 'After that ')} "${plan}," said ${name}, in a much smaller voice. That was the last of the plans.`,
        ],
        scene: { camera: 'wide', actors: [{ who: hero, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `Somebody sat down too. It was ${b}. "I'm no good at plans," said ${b}. "I'm only good at sitting. We could sit and ${sensed} for ${measure.one}." ${measure.howLong(name, b)}`,
          `${cap(b)} came and sat down too. "What does it smell like?" said ${b}. "I don't know," said ${name}. "I never stayed to find out." "We could stay for ${measure.one}," said ${b}. "And then stop." ${measure.howLong(name, b)}`,
          `"Is there room down there?" said ${b}. There was. "How long did you ${sensed} ${at} ${fear.them} for?" "I didn't," said ${name}. "Suppose we ${sensed} for ${measure.one}," said ${b}. ${measure.howLong(name, b)}`,
          `${cap(b)} sat down on the next bit of ${floor}. "That's a lot of plans," said ${b}. "Have you tried ${sensed}ing ${at} ${fear.them}?" "No," said ${name}. "For how long?" "For ${measure.one}," said ${b}. "Then we stop." ${measure.howLong(name, b)}`,
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
          `${measure.begins(b)} ${name} ${sensed}ed ${at} ${fear.seen}, but only with one ${part}. It did not get any larger for being ${sensed}ed ${at}. Then it was over, and ${name} and ${b} breathed out.`,
          `"Ready?" said ${b}. "No," said ${name}. ${measure.begins(b)} There ${fear.they === 'they' && !fear.figure ? 'were' : 'was'} ${fear.seen}, and there was ${name}, and nobody went away. It is surprising how much fits into ${measure.one}.`,
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
          `"Again," said ${name}, before there was time to think better of it. ${measure.goesOn(b)} Now there was room for both eyes. ${name} pointed something out to ${b}. "I'd missed that," said ${b}.`,
          `"Now for ${measure.two}," said ${b}. It was a great deal to ask. ${measure.goesOn(b)} About half way through, ${name} forgot to hold on. It was only for a moment, but ${b} saw.`,
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
              `Then ${fear.seen} came a little nearer, or seemed to. ${cap(b)} stayed put. "I'm here," said ${b}. But the bump was back inside ${name}, and it had brought its friends.`,
              `It was going well, and that is just the time. ${cap(fear.seen)} turned round. ${cap(b)} did not so much as blink. But ${name} had gone cold, from the top all the way down.`,
              `Then ${fear.seen} said "${clause(fear.figure?.says ?? 'Oh')}", all at once, a long way off. ${cap(b)} did not move. But it all came back, every bit of it. Everything inside ${name} went bump.`,
              `Then ${fear.seen} looked up. That was all. ${cap(b)} sat just as before. But everything inside ${name} stood up and went bump. ${name} looked round for a plan.`,
            ]
          : stays
            ? [
                `It was going so well that ${name} stopped holding on. And then there was nothing to hold. ${cap(b)} was there, just as before. But the bump was back, and it had brought its friends.`,
                `"No more of those," said ${b}, "but I'm here." ${name} knew that. It was only that everything had got large again, from the edges in.`,
                `Then there was not one ${measure.unit} left. ${cap(b)} did not go anywhere. But it all came back, every bit of it. Everything inside ${name} went bump.`,
                `"That was the last ${measure.unit}," said ${b}. It was very quiet without it. In the quiet, everything inside ${name} stood up and went bump. ${name} looked round for a plan.`,
              ]
            : [
                `${measure.runsOut(b)} "All right," said ${name}, and it very nearly was. Then everything got large again, from the edges in.`,
                `${measure.runsOut(b)} ${name} could hear ${b} quite well. ${hero.He} could hear a bump, too, and another bump. But those came from inside.`,
                `${measure.runsOut(b)} And off went ${b}. At once it all came back, every bit of it. Everything inside ${name} went bump.`,
                `${measure.runsOut(b)} It was only a moment. But ${fear.name} ${fear.they === 'it' ? 'was' : 'were'} bigger with nobody beside ${hero.him}. ${name} looked round for a plan.`,
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
            `${name} felt about for a plan, and there was none. But ${hero.he} could ${fear.trick}. It was small, and it was ${hero.his} own. One by one, the bumps sat down to listen.`,
            `${name} felt about for a plan, and there was none. There was one small odd thing. It was ${hero.his} own. One by one, the bumps sat down to listen.`,
          ),
          fitting(
            14,
            `"What shall I do?" thought ${name}. And what ${hero.he} did was the old thing, the silly one. ${use}`,
            `"What shall I do?" thought ${name}. And what ${hero.he} did was the old thing, the silly one. It fitted as if it had been made for this.`,
          ),
          fitting(
            14,
            `There was no plan. There was only the thing ${name} could always do. ${hero.He} could ${fear.trick}. So ${hero.he} did. ${use}`,
            `There was no plan. There was only the thing ${name} could always do. So ${hero.he} did it. Once. And again. The bumping got slower, to listen.`,
          ),
          fitting(
            14,
            `Then ${name} began to ${fear.trick}. ${hero.He} hardly knew ${hero.he} was doing it. ${use}`,
            `Then ${name} began to do the thing that was not for anything. Once. And again. And there ${hero.he} still was, in the same place.`,
          ),
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: stays
          ? [
              `"I thought you would want to go," said ${b}. "So did I," said ${name}. They stood about for a bit longer, and neither of them counted.`,
              `"Was that a plan?" said ${b}. "No," said ${name}. "I ran out of plans. It was only me."`,
              `"That was longer than any ${measure.unit}," said ${b}. "Was it?" said ${name}. "I wasn't counting. We've been getting on by ourselves."`,
              `"How was it?" said ${b}. ${name} thought. "Long," said ${name}, "but not as long as ${measure.two}."`,
            ]
          : [
              `${measure.back(b)} "What was the plan?" said ${b}. "There wasn't one," said ${name}. "I ran out. It was only me."`,
              `${measure.back(b)} "You're still here," said ${b}. "So ${fear.they === 'it' ? 'is it' : 'are they'}," said ${name}. "We've been getting on without you."`,
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
            `That night ${name} made a list of all the plans, and put a line through each. At the bottom there was one with no line. STAY, it said. THEN SEE.`,
            `It was only a small ${sensed}, that night, and only a sleepy one. It was about ${measure.one} long. ${name} did not tell anybody. It had been for ${fear.name}, and for nobody else.`,
            `After that, ${name} and ${fear.name} were not friends, exactly. But there was room for both. There was something ${name} had never noticed. It was ${clause(fear.friend)}. ${name} stayed and looked, for ${measure.one}. And then one more.`,
            `That night ${name} took one more ${sensed}. And what was that? It was ${clause(fear.friend)}. "Good night," said ${name}. And nobody had to say "${plan}".`,
            `"Do you like ${fear.them} now?" said ${b}, at bedtime. "No," said ${name}. "But I know how long I can not like ${fear.them} for." And it was quite a long time.`,
          ],
          `That night ${name} took one more ${sensed}. It lasted for ${measure.one}. "Good night," said ${name}, to all of it.`,
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
