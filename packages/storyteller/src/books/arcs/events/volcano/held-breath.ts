import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

/** What is called up, and, at the end, what is called down. */
const REFRAINS = [
  'Quiet up there!',
  'Hush up there!',
  'Not so loud up there!',
  'Softly up there!',
  'Be quiet up there!',
  'Less noise up there!',
  'Peace up there!',
  'Silence up there!',
  'Shush up there!',
  'Stop that up there!',
] as const;
const TITLES = ['the volcano that held its breath', 'quiet up there', 'four hundred pillows', 'the night of no noise'];

interface Parts {
  readonly V: Figure;
  readonly v: string;
  /** Who lives below. */
  readonly W: Figure;
  readonly w: string;
  /** Somebody else who came along. */
  readonly too: string;
  readonly N: Figure;
  readonly n: string;
  readonly refrain: string;
  readonly down: string;
  /** What it does all night: "rumble", "snore". */
  readonly does: string;
  readonly did: string;
  readonly noise: string;
}

function partsOf({ A, K, company, raw, chance }: Going): Parts {
  const V = [A, company.other].find((each) => each?.being?.id === 'volcano') ?? A;
  const W = V === A ? K : A;
  const refrain = chance.pick(...REFRAINS);
  const [does, did, noise] = /\bsnor\w*|\bsleep\w*|\basleep\b/.test(raw)
    ? ['snore', 'snored', 'Hhhrrroom!']
    : /\bgrump\w*|\bgrumbl\w*|\bcross\b|\bangry\b/.test(raw)
      ? ['grumble', 'grumbled', 'Grrrumm!']
      : ['rumble', 'rumbled', 'Rrrumm!'];
  const N = company.person(W.name === 'Mrs Plum' ? 'Mrs Bell' : 'Mrs Plum', 'neighbour');
  return {
    V,
    v: V.name,
    W,
    w: W.name,
    too: W === K ? '' : ` ${K.name} lives there, too.`,
    N,
    n: N.name,
    refrain,
    down: refrain.replace('up', 'down'),
    does,
    did,
    noise,
  };
}

/** A village calls for quiet until the volcano holds its breath; and with the noise goes all that was warm. */
export const HELD_BREATH: EventPlot = { id: 'held-breath', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { V, v, W, w, too, refrain, down, does, noise } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES.slice(0, 2))),
    refrain,
    pages: [
      page(
        { setting: 'mountain', time: 'night', camera: 'wide', actors: [seen(V, 'stand', 'angry')] },
        `This is ${V.introduced}. All night long it ${does}s. ${noise}`,
        `Up there stands ${V.introduced}. ${noise} It ${does}s all night.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(W, 'stand', 'sleepy')] },
        `Below lives ${W.introduced}.${too} The baths are warm there. But nobody can sleep!`,
        `${W.introduced} lives below.${too} There are warm baths. But who can sleep?`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(W, 'cover', 'angry')], things: ['pillow'] },
        `${w} takes two pillows. ${noise} The pillows hop! "${refrain}"`,
        `Two pillows for two ears. ${noise} Hop, go ${w} and the pillows. "${refrain}"`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(V, 'stand', 'surprised')] },
        `They put a lid on ${v}. ${noise} Pop! Off it flies.`,
        `A lid goes on ${v}. A big one! ${noise} Pop! No more lid.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'shout', 'angry'), seen(V, 'stand', 'surprised')] },
        `"${refrain}" they all shout. Oh! Now ${v} hears it. ${v} holds its breath.`,
        `They all shout at once. "${refrain}" "Oh!" says ${v}. It holds its breath.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(W, 'stand', 'surprised')] },
        `Now it is quiet. But what is that? The bath is cold. Brrr!`,
        `No noise now. None at all. But oh! The bath is cold. Brrr!`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'worried')] },
        `The stones are cold. The noses are cold. Who did that?`,
        `The street is cold. The feet are cold, too. Who has done it?`,
      ),
      page(
        { setting: 'mountain', camera: 'close', actors: [seen(W, 'kneel', 'surprised'), seen(V, 'stand', 'worried')] },
        `${w} puts an ear to the ground. No noise. No warm. "It was you, ${v}!"`,
        `One ear on the ground. Not a sound. "You made it warm, ${v}!" says ${w}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'stand', 'happy'), seen(W, 'cheer', 'happy')] },
        `"Please, ${does} again!" ${v} lets it out. Pfff! ${noise} One big white ring!`,
        `"Let it out, please!" says ${w}. Pfff! Out comes a white ring. ${noise}`,
      ),
      page(
        { setting: 'mountain', camera: 'medium', actors: [seen(W, 'dance', 'excited'), seen(V, 'stand', 'happy')] },
        `Warm baths! They sing and dance. "${down}" says ${v}. ${noise} And they all sleep.`,
        `All is warm. They dance all night. "${down}" says ${v}. So they go to bed. ${noise}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { V, v, W, w, too, N, n, refrain, down, does, did, noise } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(V, 'stand', 'calm'), seen(W, 'stand', 'happy')] },
        `Above a small village stood ${V.introduced}. ${W.introduced} lived in the village.${too.replace('lives', 'lived')} The bath water came warm out of the ground there. "It's just a lucky place," people said.`,
        `${W.introduced} lived in a village with ${V.introduced} above it.${too.replace('lives', 'lived')} There were warm springs to bathe in. They had always been warm. "Water is warm," said ${w}. "That's how water is."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(V, 'stand', 'calm'), seen(W, 'cover', 'angry')] },
        `But the nights! All night long ${v} ${did}. "${noise}" The cups went for a walk along the shelf. Then every window in the village opened. "${refrain}" they shouted.`,
        `It was the nights that were bad. "${noise}" went ${v}. The beds shook. The cups danced off the shelf. ${w} put out a head and shouted, like everybody else. "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(W, 'cover', 'angry')], things: ['pillow'] },
        `${w} tried pillows, one on each ear. But the noise came up through the bed. It came up through the feet. At one o'clock ${w} was on the floor, with the pillows on top. "I've had enough," said ${w}. "${refrain}"`,
        `First ${w} tried to stuff it out, with four pillows. That's no good when the noise is under you. The pillows hopped off one by one. "${noise}" "${refrain}"`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(V, 'stand', 'surprised'), seen(N, 'stand', 'determined')],
        },
        `Then ${n}, the baker, had a lid made, out of nine old doors. It took the whole village to get it up there. It fitted well. "${noise}" Pop! It came down in the duck pond.`,
        `"A pot that's noisy wants a lid," said ${n}, the baker. They built one of nine doors, and put it on top. For a moment nothing happened. Then it went pop. The ducks have the doors now.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'shout', 'angry'), seen(N, 'shout', 'angry')], things: ['bell'] },
        `Then they rang the bell, to make ${v} listen. ${v} liked that, and ${did} along. So all of them took one deep breath together. "${refrain}" It was four hundred voices.`,
        `"We were never all together," said ${w}. So at midnight somebody rang the bell. Four hundred people filled their chests. "${refrain}" The moon nearly fell down.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'stand', 'surprised')] },
        `Nobody's words had ever come up so far. "Oh!" thought ${v}. "Do they mean me?" ${v} was very sorry. So ${v} took a great breath, and held it.`,
        `Up there ${v} had only ever heard a sort of peeping. Now there were words in it. "Am I loud?" thought ${v}. And ${v} shut everything that could be shut, and held its breath.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(W, 'stand', 'surprised'), seen(N, 'stand', 'worried')],
          things: ['bread'],
        },
        `Then it was quiet. It was so quiet that they could hear the snails. In the morning ${w} got into the bath, and out again. "It's cold!" screamed ${w}. And ${n} stood by her baking stone. "It won't bake," said ${n}.`,
        `How quiet it was! ${w} lay awake and listened to it. Then it was bath day, and the spring was as cold as a fish. Next door stood ${n} with her bread. It was still dough. "My stone's gone cold," said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'kneel', 'curious')] },
        `Day by day it was colder. There was ice on the duck pond. "Who has turned it off?" they asked. ${w} lay down and put an ear to the road. There was no warm in it, and no noise. They had both gone on the same night.`,
        `Soon there was snow on the roofs, and it was June. ${w} put one hand flat on the ground, where it used to tickle. Nothing tickled. When did it stop? It was the night when they had all shouted. ${w} went quite red.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(W, 'shout', 'worried'), seen(V, 'stand', 'worried')] },
        `${w} ran up to where the path ends. There was ${v}, with cheeks as round as pumpkins. "Was it you who made it warm?" called ${w}. ${v} could only nod. One stone rolled down. "You can let go! We didn't know!"`,
        `So ${w} went to the last gate on the hill, and looked up. ${v} was quite blue, and had both cheeks full. "It was you," called ${w}, "the baths, and the bread! Please stop being quiet!" "Mm?" said ${v}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'stand', 'happy'), seen(W, 'cheer', 'excited')] },
        `"Mm-mm?" said ${v}, which meant, really? "Really," said ${w}. "Do ${does} again." Pffffff! Up went one white ring, as wide as the village. And then it came, from deep down. "${noise}" In every kitchen the cups went for a walk.`,
        `"All of it," said ${w}, "but slowly." Pffffff! It came out as one enormous ring, and floated off over the sea. "${noise}" The ground began to tickle. Down in the village somebody shouted, "It's warm!"`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(W, 'dance', 'happy'), seen(N, 'dance', 'happy'), seen(V, 'stand', 'calm')],
          things: ['bread'],
        },
        `That night there was warm bread for everybody. They danced until two. A deep voice came down the hill. "${down}" said ${v}. So they went to bed on tiptoe. The cups went for their walk, and nobody heard it. They were all asleep.`,
        `They danced for joy, and sang, and beat on saucepans. It grew late. "${down}" said somebody from above. "Some of us have to ${does}." They all said sorry, and went in. "${noise}" ${w} was asleep before the first cup had moved.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { V, v, W, w, too, N, n, refrain, down, does, did, noise } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(V, 'stand', 'calm'), seen(W, 'stand', 'happy')] },
        `There was a village that was proud of its baths. They came out of the ground by themselves, warm, winter and summer. People travelled a long way to sit in them. ${W.introduced} lived there.${too.replace('lives', 'lived')} And above it all stood ${V.introduced}. "We can't help it," people said to the guests. "It was here before us."`,
        `${W.introduced} had never lit a stove. In that village you didn't need one.${too.replace('lives', 'lived')} The streets were warm underfoot. The bath water came hot from the rock. Behind her house ${n} baked bread on a flat stone. "We live in a lucky place," people said, "apart from that." And they pointed up at ${V.introduced}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(V, 'stand', 'calm'), seen(W, 'cover', 'angry')] },
        `It was the nights. ${v} never burst, and never spat. ${v} only ${did}, from nine in the evening until six. "${noise}" Cups walked along the shelves. At about two, as a rule, the windows went up, one after another. "${refrain}" Then the windows went down again, and nobody slept.`,
        `"${noise}" That was how the nights went, all of them. Nothing ever fell on anybody. It was only the noise. It came up through the legs of the bed, and made the teeth hum. There was a song for it, with one line. They sang it out of all the windows, at two. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(W, 'think', 'determined'), seen(N, 'stand', 'calm')],
          things: ['pillow'],
        },
        `The council offered a prize, the Golden Pillow, to whoever brought one quiet night. ${w} wanted it badly. ${w} had tried pillows already, two and then four, and they had hopped off like frogs. "Don't you want to sleep?" ${w} asked ${n}. "I bake at night," said ${n}. "I've got used to the company."`,
        `So there was to be a prize, the Golden Pillow. It was made of real gold thread, for whoever brought one quiet night. ${w} could think of nothing else. Only ${n} across the street did not enter. She was up at night in any case, with her bread. "It keeps time for me," said ${n}. "I knead when it goes up. I turn when it goes down." ${w} thought that rather sad.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(V, 'stand', 'surprised'), seen(W, 'stand', 'surprised')] },
        `The blacksmith tried a lid, made of nine doors. It sat there for as long as it takes to say hooray. Then it sailed over the village and came down in the duck pond. The schoolmaster tried a lullaby, on a tuba. ${v} was delighted, and ${did} along in two parts. "${refrain}" cried everybody.`,
        `Others had their turn first. A lid was tried, as big as a barn, and it went off like a cork. A hundred sacks of feathers were tried. It snowed feathers until Thursday. The choir sang to ${v}, to make it ashamed. It was not ashamed. It joined in. "${refrain}" yelled the choir, in harmony.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'shout', 'determined'), seen(N, 'stand', 'worried')], things: ['bell'] },
        `"It's never been told," said ${w}, "not so that it could hear. We shout one by one. What if we did it all together?" It was so simple that the council coughed. At midnight the bell was rung. Four hundred chests were filled. "${refrain}" ${n} was the only one who kept her mouth shut.`,
        `${w} had noticed something. A window is a small thing, and a mountain is a long way up. "Nobody up there can make out a word," said ${w}. "It has to be one shout." They practised it in the square. Then they did it, by the bell, at twelve. "${refrain}" Four hundred and one lived there. Four hundred shouted.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'stand', 'surprised')] },
        `It reached ${v} as no words ever had. For a thousand years there had been a peeping from below, like chicks. It had sounded like singing. "Oh," thought ${v}, and went hot and cold. And then ${v} did the politest thing there was. ${v} drew in a breath that lasted until morning, and held it.`,
        `Far above, something in the dark went still. ${v} had always thought that they were singing along. "So that's what they sing!" Nobody can be more ashamed than a mountain. There's so much of it. ${v} stopped in the middle of a note, and pulled in everything, and did not breathe.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(W, 'stand', 'proud'), seen(N, 'stand', 'calm')],
          things: ['pillow', 'bread'],
        },
        `Not one cup moved. People walked about in the street in their nightshirts, only to hear themselves walk. ${w} was carried round the square, and given the Golden Pillow. It was rather scratchy. In the morning ${N.names} shop was shut. She had never had it shut before. "Overslept!" they said, and laughed. "At last! That's what quiet is for!"`,
        `You could hear a moth go by. By breakfast ${w} was the most famous person in the valley, with a pillow of gold under one arm. "No more shouting, ever!" said the council. There was to have been cake. But the cake had not risen, and there was no bread, either. ${n} stood in her doorway, with her hands in her apron, looking at a cold stone.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'kneel', 'worried')] },
        `The baths went lukewarm on Monday. On Wednesday there was a skin of ice on them, and the guests went home. The council bought stoves. "It's a cold spell," they said. ${w} lay awake on the pillow. It was quiet enough to think. At four ${w} got out of bed, and lay down flat on the kitchen stones, with one ear to the floor. Those stones had hummed once, and been warm. The hum and the warm had stopped on one and the same night.`,
        `That week snow lay on the roofs, in June. "It can't be helped," people said. ${w} went across with a shovel, to clear a path for ${n}. The flat stone behind the house was like ice. "When did it go?" said ${w}. "At midnight," said ${n}, "on the Friday. I'd just put in the first batch." She didn't say any more. She had no need to. ${w} stood there with the shovel.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'determined')], things: ['pillow'] },
        `${w} could have kept quiet about it. That was the worst of it. Nobody would ever ask, and the prize was on the bed. ${w} took it under one arm and went to the council. "I was wrong," said ${w}. "It was the noise that warmed us. They are the same thing." "You want us to have it back?" said the council. "On purpose?" It's hard to put gold on a table. ${w} put it there.`,
        `${w} thought about it for a whole day. Without the noise there would be no warm, and with it no sleep, and no prize. And they had all been so pleased! In the evening ${w} stood on the edge of the dry fountain, and told them. "It was me," said ${w}. "I made us cold." Somebody hissed. ${w} gave back the Golden Pillow, and that hurt more than the hissing.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(W, 'shout', 'worried'), seen(V, 'stand', 'worried'), seen(N, 'stand', 'calm')],
        },
        `They would not shout with ${w} a second time. So ${w} climbed to the last gate, where the path ends, and ${n} came as well. ${v} stood there with full cheeks, as blue as slate. "We're sorry!" called ${w}. "We thought that you were only noise!" It was too thin. It was one voice, and a mountain is a long way up.`,
        `Nobody came along but ${n}, with a lantern. The path ends at a gate. Above it ${v} was holding on, with its eyes shut tight. There was frost on its cheeks. "You can let go!" called ${w}. "It was you who kept us warm!" Nothing happened. Two people are not four hundred.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'point', 'calm'), seen(W, 'kneel', 'determined'), seen(V, 'stand', 'surprised')],
        },
        `"Don't call up," said ${n}. "Knock." She knelt down, and began to knead the ground with both fists, as she had kneaded every night. Up, and turn. Up, and turn. ${w} did the same. And through the soles, as it had always come to them, it now went the other way. ${v} opened one eye. "Mm?" "Yes," said ${w}. "Please, ${does}." Pfffff! A white ring went up that hid the stars. "${noise}"`,
        `"It always spoke to me from below," said ${n}. "Try it there." ${w} lay down and said it into the earth, quite softly. It was the whole of it, the pillow, and the pride, and the bread. Something trembled. "So you weren't singing?" said ${v}, with its mouth shut. "No," said ${w}. "But we could." It all came out at once, in one enormous ring, and went off over the sea. "${noise}"`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(W, 'dance', 'happy'), seen(N, 'dance', 'happy'), seen(V, 'stand', 'happy')],
          things: ['bread'],
        },
        `By morning the baths were steaming. The pillow is in a glass case now, and nobody has it. But each year on that night they dance, until the saucepans ring. At two o'clock a voice comes down the hill. "${down}" They all stand still on one leg. And then four hundred and one people go in, and lie down, and let the cups walk. "It's hard to sleep without," they say.`,
        `There was warm bread at six. ${w} never got the prize back, and has stopped looking at the place where it was. People sing along at night now. It took them a month to learn the tune. They get carried away. "${down}" says ${v}, at two or so. Then the windows close. ${w} puts one hand on the wall, where it hums, and is asleep before it goes up again.`,
      ),
    ],
  };
}
