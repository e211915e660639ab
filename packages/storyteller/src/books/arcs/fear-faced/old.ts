import type { Told } from '../../arc.ts';
import { PLANTS } from '../../plot/plot.ts';
import { oneOf, twoTries } from '../../plot/two-tries.ts';
import { cap, clause, fitting, sentence, titled } from '../wording.ts';
import type { FearFaced } from './arc.ts';
import { hidingPlaces } from './hiding-places.ts';

/** What the hero was once asked to see to, after "There was": each a whole small story. */
const JOBS = [
  'a strange noise in the drains',
  'something alive in the coal shed',
  'a scarecrow that had turned round',
  'the echo at number nine',
  'a wardrobe that nobody liked to open',
  'a parcel that ticked',
  'an aunt in the attic',
  'a bucket that moved by itself',
  'a piano that played one note at night',
  'an egg that nobody would own to',
  'a very cross delivery of geese',
] as const;

/** What neighbours own up to, after "I don't like". */
const SECRETS = [
  'soup with bits in',
  'escalators',
  'my own sneeze',
  'the colour of Tuesdays',
  'balloons, after the first ten minutes',
  'statues, when I am not looking at them',
  'the last stair in the dark',
  'being asked what I want for supper',
  'revolving doors',
  'the end of any good book',
] as const;

/** What is said instead of going; put off once more each time. */
const LATER = [
  'In a minute',
  'As soon as I have finished this',
  'When I have a moment',
  'Once I am quite ready',
  'Presently',
  "I'll be right along",
  "I'm nearly on my way",
] as const;

/** Told from eight: a name for bravery, won by accident, and what it costs to give it up in front of everybody. */
export function old(bound: FearFaced): Told {
  const { hero, other, beside, neighbours, ability, problem, home, outside, undersea, underBed, size, chance } = bound;
  const [name, x, kinds] = [hero.name, other.theKind, other.kinds];
  const [one, two] = neighbours;
  const [j1, j2, j3] = chance.some(3, JOBS);
  const [s1, s2] = chance.some(2, SECRETS);
  const hide = chance.pick(...hidingPlaces(size, underBed ? 'bedroom' : undersea ? 'sea' : 'land'));
  const tries = twoTries(chance, problem.fails).map(([f1, f2]) => [f1(one.theKind, x), f2(beside.name, x)] as const);
  const failed = (fail: readonly [string, string] | undefined): string =>
    fail ? sentence(fitting(20, `${fail[0]}, ${clause(fail[1])}`, `${fail[0]}. ${clause(fail[1])}`)) : '';
  const later = chance.pick(...LATER);
  const number = chance.pick('twenty-six', 'thirty-one', 'forty-four');
  const next = { 'twenty-six': 'twenty-seven', 'thirty-one': 'thirty-two', 'forty-four': 'forty-five' }[number];
  const scary = clause(other.being?.scary ?? 'are always there');
  const habit = chance.pick(...PLANTS[ability])(hero);
  const solved = problem.solve[ability]?.(hero, x) ?? '';
  const place = underBed ? 'under the bed' : undersea ? 'by the big rock' : 'by the gate';
  const near = hero.isChild ? ` ${cap(beside.name)} walked on one side, near enough to touch.` : '';
  const meal = underBed ? 'elevenses' : 'lunch';
  const gate = undersea || underBed ? ([] as const) : (['gate'] as const);
  return {
    title: titled(
      chance.pick(
        `the ${number} things ${name} was not scared of`,
        `${later}, said ${name}`,
        `brave ${name}, and what came of it`,
        `ask ${name}`,
        `${name} and the list`,
        `${name} and number ${next}`,
      ),
    ),
    refrain: later,
    pages: [
      {
        text: [
          `It began with ${j1}. Everyone else had run away. ${cap(hero.introduced)} had only been facing in the other direction at the time. But that is how you get a name for being brave. After that, people came and knocked. "There's ${j2}," they said. "Could you come?" And ${name} came.`,
          `Nobody could remember who had said it first, but everybody said it. ${cap(hero.introduced)} was not scared of anything. When there was ${j1}, they sent for ${name}. When there was ${j2}, they sent for ${name}, and stood well back.`,
          `There is a bell on the post in the square, for when something happens. When it rang, people did not say "What is it?" They said "Has anyone told ${hero.introduced}?" It had been ${name} who went in to see about ${j1}. It had been ${name} who dealt with ${j2}. ${hero.He} had only been passing, both times, but it is hard to explain that to a crowd.`,
          `People need somebody to be brave, so that they need not be. In those parts it was ${hero.introduced}. There had been ${j1}. Somebody had to go and see, and ${name} was nearest the door. Then there was ${j2}. After two, a thing is a habit. It was not even ${hero.names} own. It was everybody else's.`,
        ],
        scene: { setting: underBed ? 'garden' : outside, actors: [{ who: hero, pose: 'stand', feeling: 'proud' }] },
      },
      {
        text: [
          `${cap(beside.name)} kept the list. It was in a notebook, in best writing, under the words NOT SCARED OF. There were ${number} things in it so far. "Number ${number}," read ${beside.name}. "${cap(j3 ?? '')}. You'll soon need a new page." "I suppose I shall," said ${name}, and looked the other way.`,
          `There was even a list. ${cap(beside.name)} wrote it in a notebook: THINGS ${name.toLocaleUpperCase('en')} IS NOT SCARED OF. It had ${number} things in it. The last was ${j3}. "Is there anything I've left out?" said ${beside.name}. "No," said ${name}, much too quickly.`,
          `"What did you feel?" said ${beside.name}, pencil ready. It was for the notebook. NOT SCARED OF, it said, and under that came ${number} things in best writing. ${name} thought back to ${j3}. "Nothing much," said ${name}. That was true of the feet, at least. They had been too cold to feel anything. "Nothing much," wrote ${beside.name}, and ruled a line.`,
          `Fame needs somebody to keep the papers. That was ${beside.name}, who had bought a notebook for it. NOT SCARED OF, it said inside, and then it went on for ${number} lines. "I like the last one," said ${beside.name}. "${cap(j3 ?? '')}. It looks well, doesn't it?" "It looks long," said ${name}, who had once hoped to be known for something shorter.`,
        ],
        scene: {
          setting: hero.isChild ? 'living-room' : home,
          actors: [
            { who: beside, pose: 'hold', feeling: 'proud', holds: 'notebook' },
            { who: hero, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          fitting(
            20,
            `There was one thing, and it was not in the notebook. It was ${kinds}. "They ${scary}," ${name} told the wall. The wall could keep a secret. Apart from that, it was an ordinary life. ${habit}`,
            `There was one thing, and it was not in the notebook. It was ${kinds}. ${name} had told nobody but the wall, since a wall can keep a secret. Apart from that, it was an ordinary life. ${habit}`,
          ),
          fitting(
            20,
            `But a list has an outside as well as an inside, and on the outside of that one were ${kinds}. They ${scary}. It is not a thing you can mention, once there is a notebook. So ${name} did not mention it. ${habit} Nobody had ever written that down, because it was no use to anyone.`,
            `But a list has an outside as well as an inside, and on the outside of that one were ${kinds}. It is not a thing you can mention, once there is a notebook. So ${name} did not mention it. ${habit} Nobody had ever written that down, because it was no use to anyone.`,
          ),
          fitting(
            20,
            `What nobody had thought to ask about was ${kinds}. "They ${scary}," ${name} had once told the inside of a cupboard, and shut the door on it. Otherwise the days went by as they do. ${habit} It was nothing for the notebook, and no use to anyone.`,
            `What nobody had thought to ask about was ${kinds}. ${name} had told the inside of a cupboard, once, and shut the door on it. Otherwise the days went by as they do. ${habit} It was nothing for the notebook, and no use to anyone.`,
          ),
          `It is easy to be brave about ${number} things, when the one you mind comes after. It was ${kinds}. ${name} had never said so aloud. Once you say a thing aloud, it knows where you live. In between, life was quiet. ${habit} People looked on kindly. It was not what they came for, being no use to anyone.`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `Then one ${underBed ? 'evening' : 'morning'} ${one.theKind} knocked. "It's ${other.aKind}," said ${one.theKind}. "${cap(place)}. It won't move. We thought of you, naturally." "Naturally," said ${name}. There was a pause, with a clock in it. "${later}," said ${name}, and went indoors.`,
          `${cap(one.theKind)} came at nine. "There's ${other.aKind} ${place}," said ${one.theKind}. "Nobody cares to go past. I said, well, that's easy, we'll ask ${name}." ${name} found that there was a great deal to do indoors, all of a sudden. "${later}," said ${name}.`,
          `"Good news!" said ${one.theKind}, out of breath. "We've found you another. It's ${other.aKind}, ${place}, as bold as you like." It is odd how far down a stomach can go. ${name} looked at the clock, but the clock was no help. "${later}," said ${name}.`,
          `The knock was only ${one.theKind}, and ${name} was rather pleased, until the end of the sentence. "There's something ${place}," said ${one.theKind}, "and it turns out to be ${other.aKind}." "How nice," said ${name}. "So when shall I say you're coming?" The door had begun to close, by itself it seemed. "${later}," said ${name}, behind it.`,
        ],
        scene: {
          camera: 'medium',
          ...(underBed ? { time: 'night' as const } : {}),
          actors: [
            { who: one, pose: 'stand', feeling: 'worried' },
            { who: hero, pose: 'cover', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `By ten, ${two.theKind} had come as well. ${name} said it was the wrong day for ${kinds}. Tomorrow would be better. "Tomorrow it might have friends with it," said ${two.theKind}. ${name} had not thought of that, and now could think of nothing else. "${later}," said ${name}, and hid ${hide.where}. But ${hide.why}.`,
          `${name} sent word that it was nearly time for ${meal}. "It's ten o'clock," said ${two.theKind}. "An early ${meal}," said ${name}, and hid ${hide.where}. But ${hide.why}. "What are you doing there?" said ${two.theKind}. "Looking for something." "What?" "The other side of it," said ${name}. "${later}."`,
          `Word got round. ${cap(two.theKind)} came to watch, with something to sit on. "Don't hurry," said ${two.theKind}. "It's a treat just to see how you begin." ${name} began by going the other way, and hid ${hide.where}. But ${hide.why}. "Is that part of it?" said ${two.theKind}. "${later}," said ${name}.`,
          `There were things to see to first. There always are. ${name} saw to them, and saw to them again, and then hid ${hide.where}. But ${hide.why}. ${cap(two.theKind)} bent down to look. "Are you waiting until it comes closer?" said ${two.theKind}. "That's clever." Something cold went all the way down ${hero.names} back. "${later}," said ${name}, rather high.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: hero, pose: 'hide', feeling: 'scared' },
            { who: two, pose: 'look-up', feeling: 'curious' },
          ],
          things: [hide.thing, ...(underBed && hide.thing !== 'pillow' ? (['pillow'] as const) : [])],
        },
      },
      {
        text: problem.troubles.flatMap((tell, i) =>
          oneOf(tries, i).flatMap(([sooner, later]) => [
            `So the others went and looked without ${name}. They came back quieter than they went. ${sentence(tell(x))} ${failed(sooner)} ${failed(later)} "It isn't being frightening," said ${beside.name}. "It's being frightened."`,
            `It was ${beside.name} who went close enough to see. ${sentence(tell(x))} ${failed(sooner)} ${failed(later)} "That's everything I know," said ${beside.name}, "and it's not enough."`,
            `"It's stopped," said ${two.theKind}. They all listened. It had. ${cap(beside.name)} went to look, and came back running. ${sentence(tell(x))} ${failed(sooner)} ${failed(later)} "It can't go away," said ${beside.name}. "That's all it's doing. It's not being able to."`,
            `Waiting is dull, so ${one.theKind} and ${beside.name} went ahead to keep an eye on it. It was as well that they did. ${sentence(tell(x))} ${failed(sooner)} ${failed(later)} "We've only made it worse," said ${one.theKind}. "Look. It thinks that we're going to do something."`,
          ]),
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: other, pose: 'sit', feeling: 'sad' },
            { who: beside, pose: 'kneel', feeling: 'worried' },
            { who: one, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${name} looked, with as little of one eye as would do. ${cap(x)} was shaking. You cannot shake like that on purpose. ${name} knew what would help. It was that foolish thing, the one that was no use to anyone. But they were all there. They would see ${hero.him} go up to it, step by wobbling step, and there would be no more notebook.`,
          `And ${name} could see what to do. That was the worst of it. It was only the thing ${hero.he} did every day. But there was all that grass to cross, in front of all those faces. And every bit of ${hero.him} was shaking. One look, and they would know. Nobody would ever knock again.`,
          `There was a gap to look through. On the other side of the gap was ${x}, shaking. It was the sort of shaking that you try to keep to yourself, and ${name} had one like it. The answer was so easy, too. ${name} did it all day long, for nothing. It only had to be done over there, across the grass, where everyone would see what it cost.`,
          `There is a sum you do, very fast, when you are hiding. ${name} did it. On one side there was ${x}, in trouble, and nobody else who knew what would help. On the other there was every knock at the door, and ${number} lines of best writing. To get over that grass was to wobble in front of them all. The sum did not come out even, whichever way it was done.`,
        ].map((text) => text.replace('grass', undersea ? 'sand' : underBed ? 'carpet' : 'grass')),
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'think', feeling: 'worried' },
            { who: other, pose: 'sit', feeling: 'scared' },
          ],
        },
      },
      {
        text: [
          `"I'm scared of ${kinds}," said ${name}. It was not loud, but it was one of those silences. "Since when?" said ${one.theKind}. "Since always." "Then who is going to help it?" said ${two.theKind}. "I am," said ${name}. "I only wanted you to know. It would not be a good moment for anyone to say boo."`,
          `"It's not more time I need," said ${name}. "It's something else. I'm scared of ${kinds}. I always have been." Nobody knew where to look. ${cap(two.theKind)} looked at the notebook. "So you can't do it," said ${two.theKind}. "I didn't say that," said ${name}. "I said scared."`,
          `"Stand back, everyone," said ${one.theKind}. "This is going to be good." "It isn't," said ${name}. "It's going to be slow. I'm scared of ${kinds}, and I shall probably squeak." A bird could be heard, a long way off. "Our ${name} isn't scared of anything," said ${two.theKind}. "No," said ${name}. "I never met that one. You've had me."`,
          `${name} came out. "Before I start, there's a mistake in the notebook," said ${name}. "There's one missing. It's ${kinds}. I'm scared of them, all the way down." ${cap(one.theKind)} laughed, and then saw that it was not a joke. "You might have said." "You might not have knocked," said ${name}. "And now I have to go past you both, so please look at something else."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'stand', feeling: 'determined' },
            { who: one, pose: 'stand', feeling: 'surprised' },
            { who: two, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: problem.afters.flatMap((after) => [
          `One step. It is a thing you can do, one step. The second was harder, because by then it was too late to pretend to be going somewhere else.${near} "${clause(other.says)}," said ${x}, very small. "I know," said ${name}. "Me too." ${sentence(solved)} ${sentence(after(x))}`,
          `${name} went as you go into cold water, a bit, and then a bit, and then rather a lot.${near} "Will it hurt?" whispered ${x}. "I don't think so," whispered ${name}. "I've never done it to anyone else." ${sentence(solved)} ${sentence(after(x))}`,
          `It was eleven steps. ${name} did the first nine by looking down.${near} Then there was ${x}, quite close, with eyes in it. "You do the shaking," said ${name}. "I'll do the other thing." It was only the same as always. But this time it was for something. ${sentence(solved)} ${sentence(after(x))}`,
          `Nobody cheered, since nobody knew whether to. ${name} went three steps, and stopped, and went two.${near} At the last stop there was no room left to be scared in. "Keep still," said ${name}. "I am," said ${x}. "It's the rest of me." ${sentence(solved)} ${sentence(after(x))}`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'reach', feeling: 'determined' },
            { who: other, pose: 'look-up', feeling: 'happy' },
            ...(hero.isChild ? [{ who: beside, pose: 'stand', feeling: 'calm' } as const] : []),
          ],
        },
      },
      {
        text: [
          `"I was so scared," said ${x}. "It's over now," said ${name}. "Not of that. Of you. They kept saying it, over and over. ${name} is coming. ${name} is not scared of anything. It's an awful thing to hear about somebody you have not met." They looked at each other. "I'm scared of you now," said ${name}, "if that's any help." "It is," said ${x}. "It's a great help."`,
          `"Thank you," said ${x}. "I thought you would be fierce. They said you weren't frightened of anything in the world." "Who did?" "Everybody. I'd have run away, but you saw how I was placed." "I'd have run away too," said ${name}. "I did, in fact. I was ${hide.where}." "Was that you?" said ${x}. "I was frightened of that as well."`,
          `"Is it all right to look?" said ${x}. "Has it gone?" "Has what gone?" "The brave one," said ${x}. "I heard them say that it was on the way. I've been listening for the feet." ${name} turned round to see. There was nobody there. "I don't think it's coming," said ${name}. "There's only me." "Oh, good," said ${x}, and let out a breath that seemed to have been in there for hours.`,
          `They were both out of breath. "I'd have asked you to help," said ${x}, "only you frighten me." Nobody had ever said that to ${name}, and it was hard to know where to put it. "You were staring at me ${hide.from}," said ${x}. "I thought you might be hungry." "I thought that you might be coming over," said ${name}. It was a relief to have it the right way round.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: other, pose: 'sit', feeling: 'happy' },
            { who: hero, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Nobody said anything for a bit. Then ${one.theKind} coughed. "I don't like ${s1}," said ${one.theKind}. "I never have." "With me it's ${s2}," said ${two.theKind}. ${cap(beside.name)} turned the notebook upside down and began again from the back. It took a long time, and they had to share the pencil.`,
          `"So that's one thing," said ${one.theKind} at last. "What about it?" said ${name}. "Nothing. It's only that with me it's ${s1}." "${cap(s2 ?? '')}," said ${two.theKind}, very fast, looking straight ahead. ${cap(beside.name)} licked the pencil and found a clean page of the notebook. Very soon it was full, and so was the back of it.`,
          `${cap(beside.name)} had the notebook open, and the pencil ready, and did not know what to write. "You could cross it out," said ${name}. "Or put me down," said ${one.theKind}. "For ${s1}." "And me," said ${two.theKind}. "${cap(s2 ?? '')}. Don't laugh." Nobody laughed. There turned out to be something for every page.`,
          `"What's it like?" said ${two.theKind}. "Everybody knowing?" "Quicker," said ${name}. There was a pause, while people tried that on. "${cap(s1 ?? '')}," said ${one.theKind}. "There. It's out." "${cap(s2 ?? '')}," said ${two.theKind}, and sat down rather suddenly. ${cap(beside.name)} found a new page in the notebook. The heading was the same as before, but without the NOT.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: beside, pose: 'hold', feeling: 'happy', holds: 'notebook' },
            { who: one, pose: 'stand', feeling: 'shy' },
            { who: two, pose: 'stand', feeling: 'happy' },
            { who: hero, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Nobody knocked the next day, or the day after. ${name} noticed how quiet it was. Then, on the third evening, there was a small sort of tap. "There's nothing the matter," said ${x}. "I only came." They sat ${underBed ? 'side by side in the dark' : `${place} while the light went`}. And in the notebook, in best writing, was number ${next}: one ${other.kind}. This one.`,
          `There are fewer knocks now, and ${name} does miss them. But in the evening somebody comes and sits ${place}. "Are you still scared of me?" says ${x}. "A bit. Are you?" "A bit," says ${x}, and moves up closer. That is in the notebook too. It is number ${next}, and it has a question mark.`,
          `Somebody wrote one more line in the notebook, and it was not ${beside.name}. The writing was wobbly, as if the pencil had been shaking. Number ${next}, it said. One ${other.kind}. Then ${name} went to sit ${underBed ? 'beside the bed' : place}. It was getting late, and somebody was sure to be there.`,
          `You would think there would be less to do. There was not. People came as before, and then they stayed, and said what they did not like. Last of all, when the light went, came one who never knocked. It only sat down ${underBed ? 'in the dark' : place}, near, and then nearer. In the notebook it has a line to itself. Number ${next}, it says. One ${other.kind}, most evenings.`,
        ],
        scene: {
          time: underBed ? 'night' : 'sunset',
          camera: 'medium',
          actors: [
            { who: hero, pose: 'sit', feeling: 'calm' },
            { who: other, pose: 'sit', feeling: 'calm' },
          ],
          things: ['notebook', ...gate],
        },
      },
    ],
  };
}
