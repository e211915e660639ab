import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'Five more minutes',
  'Just five minutes',
  'In five minutes',
  'Only five minutes more',
  'Five little minutes',
  'Another five minutes',
  'Not for five minutes',
  'In a minute',
  'Just one more minute',
  'Not yet',
] as const;
const TITLES = ['five more minutes', 'the day the grown-ups were children', 'who is in charge here?', 'shoes, please'];
const titlesOf = (going: Going): readonly string[] => {
  const baby = babyIn(going);
  return baby === null ? TITLES : [`the day ${going.G.name} was a ${baby}`, `a very big ${baby}`, 'shoes, please'];
};

/** What a theme calls the day: the old one says which it is. */
const dayOf = ({ raw }: Going): string => (/opposite/.test(raw) ? 'Opposite Day' : 'that day');

/** "The grown-ups", or those whom the theme names. */
const bigOnes = ({ raw }: Going): string =>
  /\bteachers?\b/.test(raw) ? 'the teachers' : /\bparents?\b/.test(raw) ? 'the parents' : 'the grown-ups';

/** Of one grown-up who is a baby, what the day has made of that one: "a baby". */
const babyIn = ({ raw, G }: Going): string | null => {
  const said = /\b(?:is|was|becomes?|became|into|up|as|like|being) (?:a )(?:big |little )?(baby|toddler)\b/.exec(
    raw,
  )?.[1];
  return said === undefined || G.name === 'the grown-up' ? null : said;
};

/** Every grown-up has become a child, and will not put its shoes on; what helps is what helped the child on the first page. */
export const CHANGED: EventPlot = standsApart({ id: 'changed', young, middle, old });

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const opposite = /opposite/.test(going.raw);
  const baby = babyIn(going);
  return {
    title: titled(chance.pick(...titlesOf(going))),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'kneel', 'happy'), seen(K, 'run', 'happy')] },
        `"Shoes on," says ${g}. "${refrain}" says ${K.introduced}. "Race you to the door!" Then it is quick.`,
        `"Put your shoes on!" says ${g}. "${refrain}" says ${K.introduced}. So they race. ${k} wins!`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(G, 'jump', 'happy'), seen(K, 'stand', 'surprised')] },
        opposite
          ? `Next day is Opposite Day. The grown-ups are children! ${Gcap} jumps on the bed.`
          : baby
            ? `Next day ${g} is a big ${baby}! ${Gcap} jumps on the bed.`
            : `Next day all the grown-ups are children! They jump on beds!`,
        opposite
          ? `But this is Opposite Day. All the grown-ups are children! ${Gcap} jumps and jumps.`
          : baby
            ? `Next day, who says goo? It is ${g}! ${Gcap} is a ${baby}.`
            : `Next day the grown-ups have become children! ${Gcap} jumps on the bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(G, 'sit', 'happy')], things: ['spoon'] },
        `Now ${k} is in charge. "Get down!" says ${k}. "${refrain}" says ${g}.`,
        `So ${k} must be the grown-up. "Get dressed!" "${refrain}" says ${g}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'worried')] },
        `${Gcap} eats with both hands. Jam everywhere! "Are you done?" "${refrain}"`,
        `Jam on the nose, jam on the wall! "Hurry up!" says ${k}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'shoe'), seen(G, 'sit', 'angry')],
          things: ['shoe'],
        },
        `"Shoes on, please," says ${k}. "${refrain}" ${k} asks and asks.`,
        `Here are the shoes. "Please, please!" says ${k}. "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'angry'), seen(G, 'hide', 'happy')] },
        `"One, two, three!" Where is ${g}? Under the table. A big foot looks out.`,
        `${k} counts. One! Two! Three! ${Gcap} hides. But ${g} is too big.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['shoe'] },
        `${k} sits down by the shoes. What does ${g} do?`,
        `${k} looks at the shoes. Now ${k} knows what to do!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(G, 'run', 'excited')], things: ['shoe'] },
        `"Race you to the door!" says ${k}. On go the shoes! ${Gcap} wins!`,
        `"I race you!" says ${k}. Shoes on, zip, zip! ${Gcap} is first!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(G, 'sleep', 'sleepy')],
          things: ['book'],
        },
        `At night ${k} reads a book. Soon ${g} is asleep.`,
        `Night comes. ${k} reads and reads. Then ${g} is asleep.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(G, 'kneel', 'calm'), seen(K, 'stand', 'proud')],
          things: ['shoe'],
        },
        `Next morning ${g} is big inside again. "Shoes on!" They are on. "${refrain}" says ${g}.`,
        `Next morning it is over. ${k} has shoes on. "${refrain}" says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const big = bigOnes(going);
  const baby = babyIn(going);
  const opposite = /opposite/.test(going.raw);
  return {
    title: titled(chance.pick(...titlesOf(going))),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'calm'), seen(K, 'sit', 'calm')],
          things: ['shoe'],
        },
        `"Shoes," said ${g}, on Monday morning. "${refrain}," said ${K.introduced}. It was like that every day. ${Gcap} asked, and ${g} counted to three. In the end ${g} said, "I'll race you to the gate." Then it went fast.`,
        `It took ${K.introduced} half the morning to put on two shoes. "${refrain}," said ${k}. ${Gcap} sighed. "Beat you to the gate?" said ${g}. And ${k} was in the shoes and out of the door.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'jump', 'excited'), seen(K, 'stand', 'surprised')],
        },
        `On Tuesday there was a noise like a horse on a mattress. It was ${g}, who was jumping on the bed. "Look at me!" shouted ${g}. ${opposite ? 'It was Opposite Day.' : 'It had happened while they slept.'} ${baby ? `${Gcap} was as big as ever. But inside, ${g} was a ${baby}, and so was next door.` : `They were as big as ever, all of them. But inside, ${big} had become children.`}`,
        `Next morning nobody called ${k}. ${k} found ${g} behind the sofa, with a torch and a biscuit. "It's my den," said ${g}. "Go away, or say the password." ${opposite ? 'For it was Opposite Day, and' : 'In one night'} ${baby ? `${g} had turned into a ${baby}. ${Gcap} only did not look it.` : `all ${big} had turned into children. They only did not look it.`}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(B, 'sit', 'curious'), seen(G, 'jump', 'happy')] },
        `"Then I'm in charge," said ${k} to ${B.introduced}. That was splendid. They had cake for breakfast, and nobody said a word about hair. But school began at nine. "Get dressed," said ${k}. "${refrain}!" said ${g}, in mid-air.`,
        `"Somebody has to be the grown-up," said ${k}. ${B.introduced} looked at the floor. So it was ${k}. For an hour that meant ice cream and no vests. Then it was nearly nine. "Time for school," said ${k}. "${refrain}!" said ${g}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'worried')],
          things: ['spoon'],
        },
        `${Gcap} would not eat crusts. ${Gcap} blew bubbles in the milk, and then blew them out of it. "Use your spoon," said ${k}. "${b} started it," said ${g}. Nobody had started anything. "Have you finished?" "${refrain}."`,
        `At breakfast ${g} posted the toast in the letter box. Porridge hung from the lamp. "Who did that?" said ${k}. "Not me," said ${g}, with porridge on the nose. "Eat up!" said ${k}. "${refrain}," said ${g}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'shoe'), seen(G, 'sit', 'angry')],
          things: ['shoe'],
        },
        `Now for the shoes. ${k} asked nicely. That works with nobody, but one always tries it. "${refrain}," said ${g}, and lay down flat. ${k} pulled. Somebody who lies flat weighs as much as a piano.`,
        `The shoes were by the door. "Please put them on," said ${k}. "${refrain}," said ${g}. ${k} put one on for ${g}. While ${k} did the second, ${g} took off the first. It went on like that for quite a time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'angry'), seen(G, 'hide', 'happy'), seen(B, 'sit', 'curious')] },
        `"I shall count to three," said ${k}. It came out just like ${g}. "One. Two. Two and a half. Three!" And what then? ${k} had never found out what comes after three. ${Gcap} had hidden under the table, all but the legs.`,
        `"Because I say so!" said ${k}, and stopped short. Where had that come from? "One," said ${k}. "Two. Three!" ${Gcap} was gone. The curtain giggled. It had two big feet. "${refrain}," said the curtain.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'surprised')] },
        `${k} looked out of the window. It was the same all down the street. The postman was sitting in a puddle, posting leaves. Two grandmas were up the slide. At every door there stood a child with a pair of shoes, and begged.`,
        `Outside, children stood in all the doorways. "Come in, Mummy!" they called. "Daddy, it's not yours, give it back!" The lollipop man was swinging on his sign. Nobody had shoes on. Nobody was ever going to get anywhere.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['shoe'],
        },
        `${k} sat down beside the shoes. "I've asked, and I've counted," said ${k} to ${b}. "What else does ${g} do?" ${b} looked at the door. It stood open. Beyond it was the path, and then the gate.`,
        `"How does ${g} do it, every single day?" said ${k}. ${b} had no idea. But the shoes stood with their noses to the door, as if to run. ${k} looked at them, and began to smile.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(G, 'run', 'excited')],
          things: ['shoe', 'gate'],
        },
        `"It's a pity," said ${k} to the ceiling. "I was going to race somebody to the gate. But nobody here has shoes on." There was a rush of wind. "I've got them on!" yelled ${g}. They reached the gate together, or nearly. ${k} lost by a nose, on purpose.`,
        `"Beat you to the gate," said ${k}, not even loudly. Out shot ${g}. One shoe was on the wrong foot, and it didn't matter. All down the street children said it after ${k}. And all down the street there was a sound of running.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sleep', 'sleepy')],
          things: ['book'],
        },
        `It was a very long day. At night ${k} tucked ${g} in, and read the one about the bear. "Again," said ${g}. "It's late," said ${k}. "${refrain}," said ${g}. ${k} put the light out, and fell asleep on the stairs.`,
        `In the evening there were teeth, and a drink, and one more drink. ${k} read aloud until the words ran together. "${refrain}," murmured ${g}. But ${g} was asleep by the end of it. So was ${k}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'stand', 'proud')],
          things: ['shoe'],
        },
        `On Wednesday morning ${g} was grown up again. There was jam in one ear. "I had such a funny dream," said ${g}. "Shoes, ${k}." But ${k} had them on already. "Come on," said ${k}. ${Gcap} yawned. "${refrain}," said ${g}.`,
        `Next day there was somebody in the kitchen, with a coffee and a tie. "I slept so well," said ${g}. "And now, shoes." ${k} opened out both arms. The shoes were on, and tied. "Beat you to the gate," said ${g}, after a while, but softly. "${refrain}," said ${k}, and ran.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const big = bigOnes(going);
  const baby = babyIn(going);
  const day = dayOf(going);
  return {
    title: titled(chance.pick(...titlesOf(going))),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'calm'), seen(K, 'sit', 'calm')],
          things: ['shoe'],
        },
        `There were two shoes, and they had stood by the door since ten past eight. "Shoes," said ${g}. "${refrain}," said ${K.introduced}, behind a comic. ${Gcap} asked. ${Gcap} counted to three, as if something came after it. Then ${g} said the other thing, the one that worked. "I bet I'm at the gate before you." It was always the same, and afterwards ${g} leaned on the gatepost and looked at the sky. "It must be nice," said ${k}, "to be the one who says."`,
        `"I can't wait to be grown up," said ${K.introduced}. "You just say what's to happen." "You think so?" said ${g}, holding a pair of shoes. It was Monday, and it was late. "${refrain}," said ${k}. There was some asking, and there was some counting. In the end ${g} said at the door, as though to nobody, "Bet I'm first there." And that was how ${k} got to places. It had never struck ${k} that it was a trick.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'jump', 'excited'), seen(K, 'stand', 'surprised')],
        },
        `On Tuesday morning something was making the ceiling jump. It was ${g}, in socks, on the big bed, and very nearly touching the lamp. "Watch! You're not watching!" cried ${g}. ${k} watched. It was ${g}, right up to the hair. There was just nobody of that age inside. It was the same on the telephone, and over the fence. ${baby ? `${Gcap} had become a ${baby}, and so had all ${big}.` : `That was how ${day} began, and all ${big} had become children.`}`,
        `Next morning there was a note on the kitchen table. It said GON TO MY DEN, with a drawing of a bone. The den was behind the sofa, and in it was ${g}, as large as life, with a torch. "Password," said ${g}. Over the road a policeman was walking along a wall with both arms out. So that was how ${day} was to be. They looked as they always had, all ${big}. But ${baby ? `${g} was a ${baby}, and they had all become small` : 'they had become children, every one'}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(B, 'sit', 'curious')],
        },
        `"It's what I wanted," said ${k} to ${B.introduced}. "I'm the one who says." ${k} put on a crown, out of a cracker. The first thing ${k} said was cake. The second was no school. They had the music on as loud as it went, with ${g} on saucepans. At ten ${k} thought of something. The oven was on. Somebody had wanted to see if a hat would bake. ${k} turned it off, and went round the house, and looked at all the plugs. Nobody had told ${k} to.`,
        `It was lovely until half past nine. ${k} had a crown on, out of the cracker drawer, and said what was to happen, and it did. "More cake," said ${k} to ${B.introduced}. "And we'll never wash again." Then it came through the window that there was a baby crying, next door. It went on and on. "Somebody ought to see to that," said ${k}, and waited. It took a moment to remember who somebody was.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'worried'), seen(B, 'sit', 'calm')],
        },
        `Then ${k} rang round. There were six of them in the street who were old enough to be any use. They met at the pump. It was all the same everywhere. "Mine's put the car keys in a cake," said one. "Mine bit the dentist." What was wanted was to have ${big} all together, in one place, with a fence. The school had a fence. "We've only got to get their shoes on," said ${k}. It sounded so easy.`,
        `The children of the street held a meeting, on the wall, with lists. One father was on a roof that one could only get down from. A grandma had sold a car for marbles. "We'll take them to the school," said ${k}. "There's a gate that shuts, and there's the sandpit. Then two of us can watch all of them." It was a good plan, and they all went home to get them dressed. It was a quarter to eleven.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'shoe'), seen(G, 'sit', 'angry')],
          things: ['shoe'],
        },
        `"Shoes, please," said ${k}. "${refrain}," said ${g}, and turned a page. ${k} asked kindly. Then ${k} explained about the fence, with reasons. ${Gcap} lay down on the mat and went limp. There's nothing as heavy as somebody who has gone limp. ${k} got hold of one foot, and got a shoe on it. While ${k} was at the second foot, the first shoe sailed by and went into the aquarium.`,
        `"It's time," said ${k}. "${refrain}," said ${g}. "You said that five minutes ago." "I meant different ones," said ${g}. ${k} knelt down and did it by force. One can put a shoe on a foot. But one can't make a foot want it. It curled up like a hedgehog. By eleven ${k} had a scratched nose, and ${g} had one sandal, on an ear.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'angry'), seen(G, 'hide', 'happy')] },
        `"Right," said ${k}. "One. Two." It was ${G.names} own voice, to the life. "Two and a half." ${Gcap} watched with interest. "Three!" said ${k}. Then there was nothing. That's what there is after three. ${k} had always wondered. "Because I say so," said ${k}, and it got rather loud. "You'll put them on, or there's no, there's no..." There was the crown in the mirror, on one side, and a very red face. ${k} hardly knew it.`,
        `"I'm counting," said ${k}. "I can count, too," said ${g}, "up to a million," and began. "Do as you're told! I'm in charge!" cried ${k}. All at once it was quiet. ${Gcap} had got behind the curtain, and the curtain shook, but not with laughing. ${k} stood there with the crown on. One has never heard oneself shout, before, from the outside. It isn't nice. "I didn't mean it," said ${k} to the curtain.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['crown', 'shoe'],
        },
        `${k} took off the crown and sat on the mat, between the shoes. "How does ${g} do this?" said ${k}. "Every day, and then go to work?" ${b} had been wondering what there was for lunch. Nobody had said. "There must be a trick to it," said ${k}. And ${k} looked at the door, which stood open, and at the path. At the end of it, with the sun on it, was the gate. There was a trick to it. ${k} had only ever been at the other end.`,
        `"I thought that one just says," said ${k}. ${b} came and leaned on ${k}, and said nothing. The crown was put down on the mat, by the shoes. They were pointing at the door. They'd stood like that on Monday, and on every day before. And every day, in the end, there was somebody who looked out at the weather. "Oh," said ${k}. "Oh, that's clever. That's really quite clever."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(G, 'run', 'excited')],
          things: ['shoe', 'gate'],
        },
        `${k} went and stood in the doorway with both hands in the pockets. "Nice day," said ${k}, to nobody. "I bet I'm first at the gate." There was a pause as long as a breath. Then the umbrella stand fell over. Something went by, with its laces flying. ${k} could have won. ${k} had the start, and the shorter way round the tub. But at the last moment one of ${K.names} shoes came undone, somehow. "I won!" yelled ${g}. "Yes," said ${k}. "You were too quick for me."`,
        `"Well, I'm off," said ${k}, in the direction of the hedge. "I don't suppose that anyone would beat me to the gate. Not without shoes." It didn't take five minutes. It didn't take one. They were neck and neck at the tub, and ${k} slowed down a bit. It was not much. It was just as much as ${g} had slowed down, every day, for years. "First!" shouted ${g}, and danced. ${k} leaned on the post and looked at the sky.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(G, 'run', 'happy'), seen(K, 'stand', 'calm')] },
        `By noon they had the whole street in the playground, and nobody had been counted at. The head teacher was on the swing and would not let anybody else. "We take turns," said ${k}. There were four scraped knees and a fight about a bucket. There was one grandpa who wanted to go home. ${k} sat down on the bench with him and did not say anything, and held his hat. That worked, too. It's just that one has to have seen it done.`,
        `They kept them there till six. ${k} cut up forty apples. ${k} found out who had begun it, and that there's no use in finding out. The mayor was sick from spinning, and wanted to be carried. "Is it always like this?" said one of the others. "It must be," said ${k}. "They never said." Across the sand ${g} looked up, and searched all the faces, and saw ${k}, and waved like mad. Then ${g} went on digging. That was the best bit.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sleep', 'sleepy')],
          things: ['book'],
        },
        `At bedtime it had to be the one about the bear. "With the voices," said ${g}. ${k} did the voices. ${k} could have slept standing up. "And you'll leave the door open?" "I'll leave it open." "And you'll be there?" "I'll be on the stairs," said ${k}, and was, until there was no more noise at all. It would have been a good time for cake. ${k} didn't even think of it.`,
        `"${refrain}," said ${g}, in the dark. "You had them," said ${k}. There had been the drink of water, and the other drink. There had been something in the wardrobe, which was a coat. "Were you tired, when you were the grown-up?" ${k} asked. But there was only breathing. ${k} sat on until it was quite even, with a hand asleep under ${G.names} head. One doesn't like to pull it out.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'stand', 'proud')],
          things: ['shoe'],
        },
        `On Wednesday somebody was making tea, in a proper shirt. There was sand in one turn-up. "I'm stiff all over," said ${g}. "One would think I'd run a race. Shoes, ${k}?" And ${g} got ready to ask, and to count. ${k} was standing at the door, with both of them on, and tied. ${Gcap} didn't know where to look. "I'll just have this tea," said ${g}. "${refrain}." "All right," said ${k}, and sat down, and waited.`,
        `Next morning it was over. All down the street they came out in ties. Nobody knew why there was a hat on the swing. ${Gcap} picked up the shoes from habit. They were warm, and had ${k} in them. "Oh," said ${g}. "Then I needn't say it?" "You could," said ${k}. "I like it." So ${g} looked out at the weather, and said it. They ran. And just at the tub, for no reason that one could see, ${k} slowed down a bit.`,
      ),
    ],
  };
}
