import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { SomebodyHasTo } from './arc.ts';

const MOST = 20;

/** For ages 8 to 12: a guest is there to see it. It can be left undone for once, or done in front of somebody. */
export function old(bound: SomebodyHasTo): Told {
  const { child: K, friend: F, grownUp: G, guest: R, thing, n, N, drawn, refrain, theirs, chance } = bound;
  const [k, f, g, r] = [K.name, F.name, G.name, R.name];
  const [Fcap, Gcap] = [cap(f), cap(g)];
  const only = g === 'the grown-up' ? 'a grown-up' : g;
  const called =
    thing.name === null
      ? ''
      : ` Its name was ${thing.name}. Nobody had given it that. It had just turned out to be so.`;
  const where = thing.where === '' ? '' : ` ${thing.where}`;
  const { act, when, the, first } = thing;
  const isOut = thing.at === 'street';
  // Nobody goes out into the street by night without a grown-up, or leaves a chair there.
  const noticed = isOut
    ? `"Why have we stopped?" said ${r}. They had come to ${the}. It was ${K.names} feet that had stopped, out of habit.`
    : `"Why is there a chair here?" said ${r}. They had come to ${the}. There was a chair beside it, a small one, worn shiny. ${k} had forgotten the chair.`;
  const asked = isOut ? 'What have we stopped for?' : "What's the little chair for?";
  const there = isOut ? `They woke ${g}, who asked nothing, and found a coat.` : 'They went together, in socks.';
  const woken = isOut ? ` ${Gcap} was woken, and came as well, in a coat.` : '';
  const caught = isOut
    ? `${Gcap} stood a bit to one side, with the coat on over slippers. "You had your slippers on already," said ${k}, "when we knocked."`
    : `Then a board creaked. It was ${g}, in slippers, with a coat on top. They all looked at one another. "I heard voices," said ${g}. It was not a good answer. "You haven't any shoes on," said ${k}.`;
  const standing = isOut
    ? `"You weren't asleep," said ${k} to ${g}. ${Gcap} had been sitting on the stairs, in a dressing gown. "I only thought," said ${g}, and stopped.`
    : `"Who's there?" said ${k}. Somebody was standing at the corner, and trying not to. It was ${g}, in a dressing gown. "I only came to see," said ${g}, and stopped.`;
  const at = { setting: thing.at, things: drawn };
  return {
    title: titled(
      chance.pick('somebody has to', `${k} and ${n}`, `only ${the}`, `regards to ${n}`, `a friend of ${K.names}`),
    ),
    refrain,
    pages: [
      page(
        { ...at, camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(F, 'sit', 'calm')] },
        ...keeping(
          MOST,
          [
            `Most of ${K.names} friends had legs. There was one who had not. It was ${first}${where}.${called} "Somebody has to ${act}${when}," said ${k} to ${F.introduced}, years ago, and went and did it. It had been done ever since. By now it would have been odder to leave it out. "${refrain}," said ${k}.`,
            `It had started when ${k} was quite small, with ${first}.${called} "Who is going to ${act}${when}?" said ${k}, and looked about. Nobody moved. So it was ${k}. ${cap(F.introduced)} had thought that it would stop by itself, like hiccups. It did not stop. "${refrain}," said ${k}, each time.`,
          ],
          `Most of ${K.names} friends had legs. There was one who had not. It was ${the}.${called} "I ${act}," said ${k} to ${F.introduced}. "Somebody has to." It had been done for years by now. "${refrain}," said ${k}.`,
        ),
      ),
      page(
        {
          ...at,
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'proud'), seen(F, 'stand', 'curious')],
        },
        `"It doesn't answer," said ${f}. "It doesn't interrupt, either," said ${k}. "You do know that it's only ${the}?" said ${g}. ${Gcap} did not like to leave such a thing unsaid. "And you're only ${only}," said ${k}, "and I talk to you." After that they let it be. One can get used to anything, if it is done on time.`,
        `They had all tried, one after the other. ${Fcap} had looked for ears on it. ${Gcap} had said, in a careful sort of voice, that it was only ${the}. "That's all it has to be," said ${k}. There is no answer to that. So it was done, day in, day out, and the others walked round it, as one walks round somebody reading.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(R, 'walk', 'happy'), seen(K, 'wave', 'excited')],
          things: ['backpack'],
        },
        `Then ${R.introduced} came to stay, with a backpack, for the whole weekend. ${r} was new, and good at nearly everything, and laughed with one eyebrow. ${k} had tidied for two days. There was nothing left in the house that anybody could raise an eyebrow at. That is what ${k} thought, with ${r} already in the door.`,
        `The week after that ${R.introduced} was to come and stay. In class ${r} sat at the back, where the jokes are made. ${k} had put away the duck from the bath, and the song about the socks. It all looked like a house in which nothing ever happens. ${r} put down a backpack in the middle of it. "Nice," said ${r}.`,
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(R, 'point', 'curious'), seen(K, 'stand', 'shy')] },
        `${noticed} "No reason," said ${k}. "It's only ${the}." It was what everybody always said. ${k} had never said it before. ${N} took it as it took everything. That made it worse.`,
        `They went all over the place, and so they came to ${the} as well. "${asked}" said ${r}. It would have been so easy to say. "That? Nothing," said ${k}. "That's only ${the}." Behind them ${f} stopped chewing. There was not a sound from ${n}. There never was, but this was a different one.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sit', 'worried'), seen(R, 'sit', 'happy')],
        },
        `It got to be time. They were playing a game with very long rules, and ${r} was telling a story about a goat. It was a good one. ${k} laughed in the right places. But it was time, and then it was past time. There is nothing so loud as something that is not being done. "Your go," said ${r}. "You've gone all still."`,
        `All through supper ${k} knew what time it was, without a clock. ${Fcap} looked at ${k}. ${Gcap} looked at ${k}, and then at the door. "What?" said ${r}. "Nothing," said ${k}. They played cards. It was the first day for years that nobody had done it, and outside it was already getting dark.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'worried'), seen(R, 'sleep', 'sleepy')],
        },
        `${r} was asleep by ten, in a sleeping bag, right across the door. ${k} sat up and looked at the dark. One could leave it out for once. It would say nothing about it tomorrow. It was a friend that one could do anything to, and that was the trouble. At eleven ${k} put one foot out of bed, and the floor creaked like a gate.`,
        `In the night ${k} lay and counted. It came to one thousand nine hundred times, or thereabouts, and not one left out. Nobody would ever know but the two of them. "And only one of us would mind," thought ${k}, and sat up. ${r} was asleep, and had the whole floor. There was no way of getting by without a torch.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'sit', 'surprised'), seen(K, 'stand', 'shy', 'torch')],
          things: ['torch'],
        },
        ...keeping(
          MOST,
          [
            `"Where are you going?" said ${r}. The torch shook. "For a drink of water," was what ${k} was going to say. It was all ready. "There's something that I have to do," said ${k} instead. "I've got to ${act}. I do it always. It's a friend of mine." That was all of it. By Monday the back row would have it, with the eyebrow. ${r} did not say a word.`,
            `The torch fell over. "What is it?" said ${r}, quite awake. There were a dozen good answers, and water was the best. ${k} looked at them all. "You know ${the}," said ${k}. "It isn't only that. I told you wrong. I ${act}, and I haven't." It was very quiet. ${k} thought of Monday, and of the back row. Then ${k} went to find some socks.`,
          ],
          `"Where are you going?" said ${r}. The torch shook. "For a drink of water," was what ${k} was going to say. "There's something that I have to do," said ${k} instead. "For ${the}. It's a friend of mine. I told you wrong." That was all of it. By Monday the back row would know. ${r} did not say a word.`,
        ),
      ),
      page(
        { ...at, camera: 'wide', actors: [seen(K, 'stand', 'shy'), seen(R, 'stand', 'curious')] },
        `${there} There was ${the}, just as always. ${k} was hot right up to the ears. It is one thing to do it by yourself, and another to do it with somebody holding a torch. But ${k} did it, and did it properly, and did not leave out the end. "I'm sorry it's so late," said ${k} to ${n}. "${refrain}."`,
        `${r} came too. Nobody had asked, and nobody had said no.${woken} In the light of the torch ${the} looked larger. ${k} took a breath, and did it all, the way that it had been done one thousand nine hundred times. Half way through ${k} forgot that there was anybody there but ${n}. "${refrain}," said ${k}, at the end, to nobody in particular.`,
      ),
      page(
        { ...at, camera: 'close', actors: [seen(R, 'think', 'shy'), seen(K, 'stand', 'surprised')] },
        `${r} walked round ${the}, once. "Does it ever say anything?" "No," said ${k}. "Ours neither," said ${r}. "Your what?" said ${k}. ${r} put out the torch. It was easier, in the dark. "${cap(theirs.what)}," said ${r}. "At our old house it was the drain. Now it's ${theirs.what}. ${theirs.name}. Bad nerves. You have to tell it in advance if there's going to be a bang."`,
        `For a time there was only the torch. ${k} waited for it. "Which side do you stand?" said ${r} at last. "Left," said ${k}. "I stand on the right," said ${r}. "Of ${theirs.what}. At home. It's called ${theirs.name}, and it's worse on Sundays. I've never told anybody. I had to tidy away a blanket before you could come and stay."`,
      ),
      page(
        {
          ...at,
          camera: 'medium',
          actors: [seen(G, 'walk', 'surprised'), seen(K, 'stand', 'surprised'), seen(R, 'stand', 'happy')],
        },
        `${caught} ${Gcap} gave up. "It hadn't been done," said ${g}, looking at ${n}. "I couldn't sleep. Well, somebody has to."`,
        `${standing} "It got so late. I thought, if nobody else does it." ${Gcap} had gone rather pink, for ${only === 'a grown-up' ? only : g}. "It's only ${the}," said ${k}. "That's all it has to be," said ${g}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'think', 'worried'), seen(R, 'wave', 'happy'), seen(F, 'sit', 'calm')],
          things: ['backpack'],
        },
        `On Sunday ${r} went home, with the backpack on one shoulder. It had been the best weekend, and ${k} did not sleep much after it either. There was still Monday. In the morning they were all there, in the back row. "How was it?" somebody said. ${r} raised the eyebrow. "Private," said ${r}, and moved up one, so that there was a seat.`,
        `All Sunday they did what one does, and neither of them said anything about it. ${r} put on the backpack. "See you tomorrow," said ${r}. That was what ${k} was afraid of. But on Monday, when the back row asked, ${r} only shrugged. "There's a friend of ${K.names} that you have to meet," said ${r}. "You wouldn't be ready for it."`,
      ),
      page(
        {
          ...at,
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: ['letter', ...drawn],
        },
        `There was a letter on Thursday. It was to ${k}, but the inside was not. "Dear ${n.replace(/^the /, '')}," it said. "You don't know me. I am told that you are a good listener. So am I. Yours, ${theirs.name}, by hand of ${r}." ${k} read it out, beside ${the}, from beginning to end. Nothing was said. "No," said ${k}. "I thought you'd like it."`,
        `Now ${k} goes there too, at half term, and stands on the right. ${theirs.name} is shy at first. Afterwards they write. The letter comes to ${k}, and has to be read out, beside ${the}, in a clear voice. "${theirs.name} sends regards," reads ${k}. "It's a long way, for ${theirs.what.replace('the ', 'a ')}. But they are meant." ${Fcap} has asked to be put in.`,
      ),
    ],
  };
}
