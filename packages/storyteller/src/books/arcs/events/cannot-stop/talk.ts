import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'And do you know what?',
  'And guess what!',
  'And you know what?',
  'And another thing!',
  'And now guess!',
  'And listen to this!',
  'And that is not all!',
  'And what do you think?',
  'And then, you see!',
  'And wait, there is more!',
] as const;
const TITLES = ['the hare on the hill', 'follow the talking', 'never a quiet minute', 'who frightened the hare'];

/** How it is said, by somebody who talks all day or is very loud. */
const voice = ({ raw }: Going) =>
  /\b(?:loud\w*|nois\w*|shout\w*)\b/.test(raw)
    ? {
        says: 'shouts',
        said: 'shouted',
        young: [
          'is loud. "Good morning!" And all the cups jump.',
          'is very loud. Hear that? It is only "Good morning"!',
        ],
        middle: [
          'was loud. A "good morning" made the cups jump, and a whisper blew out candles.',
          'could not do anything softly. When there was a "please", the spoons fell off the table.',
        ],
        old: [
          'was loud. There was no bad will in it. It came out that size. At "good morning" the cups rang, and at "please" somebody in the next street said, "Yes?"',
          'had one sort of voice, and that was the sort you use across a river. People put their hats on before they said hello. It was kindly meant, all of it, and you heard it two fields off.',
        ],
      }
    : {
        says: 'says',
        said: 'said',
        young: ['talks and talks. In the bath! In bed!', 'talks and talks. It goes on all day!'],
        middle: [
          'talked. It began before breakfast, and it went on in the bath.',
          'never stopped talking, not to chew, and not to sleep. Even the snores had words in them.',
        ],
        old: [
          'talked. Other people have pauses. It went on through breakfast, and under water in the bath, and at night it came out as a mumble. There was always one thing more.',
          'had begun to talk one Tuesday, years ago. There had been no end to it yet. It was all friendly, and most of it was interesting. But nobody had ever seen the end.',
        ],
      };

/** What is said and called frightens the hare off, and in the fog it is what one can find the way by. */
export const TALK: EventPlot = {
  id: 'talk',
  when: /\b(?:talk\w*|chatter\w*|chatty|loud\w*|nois\w*|shout\w*|quiet|voice)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { says, young: how } = voice(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'shout', 'happy')] },
        `This is ${A.introduced}. ${a} ${how[0] ?? ''}`,
        `Here is ${A.introduced}. ${a} ${how[1] ?? ''}`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'walk', 'happy') },
        `${B.introduced} wants to see the hare. "It likes quiet." "I am quiet!" ${says} ${a}.${comesToo}`,
        `A hare lives on the hill. "Be quiet," says ${B.introduced}.${comesToo} "I am!" ${says} ${a}.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(B, 'sit', 'excited'), seen(A, 'sit', 'happy')] },
        `They sit on the hill. Here comes the hare! "${refrain}" ${says} ${a}. And it is gone.`,
        `They wait on the hill. Two long ears! "${refrain}" ${says} ${a}. Off it runs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'determined'), seen(B, 'hide', 'excited')], things: ['bush'] },
        `Now they hide in a bush. The hare comes. But then, "${refrain}" Gone!`,
        `They try a bush. One ear, two ears. "${refrain}" Off it runs.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'bread'), seen(B, 'sit', 'worried')], things: ['bread'] },
        `${b} gives ${a} some bread. A full mouth cannot talk. "${refrain}" But it can!`,
        `"Eat this," says ${b}. It is bread. Munch, and then, "${refrain}" No more hare.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'walk', 'sad')] },
        `"Please talk over there," says ${b}. ${a} goes down to the gate.`,
        `"Oh, ${a}!" says ${b}. "Go and talk to the gate!" ${a} goes down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'worried')], things: ['cloud'] },
        `Then a cloud sits down on the hill. ${b} cannot see the way.`,
        `A big white cloud comes down. Where is the path?`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'curious'), seen(A, 'stand', 'happy')], things: ['gate'] },
        `What is that? "${refrain}" It is ${a}, at the gate! ${b} walks that way.`,
        `Listen! "${refrain}" That is ${a}, at the gate. Now ${b} knows the way.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `Here is ${a}! "I could hear you," says ${b}. "Do not stop."`,
        `"I found you!" says ${b}. "It was so good to hear you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(B, 'point', 'excited')] },
        `Next day ${a} has no voice left. And the hare sits on ${A.names} foot! "${refrain}" calls ${b}. Gone.`,
        `Next day ${a} is all talked out. The hare comes very near. "${refrain}" shouts ${b}. Oh!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { said, middle: how } = voice(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'shout', 'happy')] },
        `${A.introduced} was a friendly sort. But ${a} ${how[0] ?? ''} That week there was a story about a bee in a boot.`,
        `Everybody knew ${A.introduced}. ${a} ${how[1] ?? ''} Just then there was a story about a bee in a boot. It had no end yet.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'walk', 'happy') },
        `${B.introduced} had only one wish, and that was to see the hare. It came to the hill in the evening, when all was quiet. "Can you be quiet?" said ${b}. "I'm always quiet," ${said} ${a}.${comesToo}`,
        `There was a hare on the hill that hardly anybody had seen. It only came if there was no noise. "I'm going up," said ${B.introduced}. "I'll help you," ${said} ${a}.${comesToo} "I'm good at quiet."`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(B, 'sit', 'excited'), seen(A, 'sit', 'happy')] },
        `They sat down in the grass, and for a while there was only wind. Then two ears came up. They were long, and black at the tips. "${refrain}" ${said} ${a}. "The bee had a suitcase!" There were no ears any more.`,
        `They lay on their stomachs and waited. The grass moved. There was a nose, and a round brown eye. "${refrain}" ${said} ${a}. "It was his best boot!" The hare was two fields away before the end of that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'determined'), seen(B, 'hide', 'excited')], things: ['bush'] },
        `Next they crept into a bush. ${a} held on to a branch, hard. The hare came back. It came quite near. ${a} shook, and went red. It was like a lid on a pot. "${refrain}" And it was gone.`,
        `"We'll try from the bush," said ${b}. ${a} breathed in, so that nothing should come out. It held for as long as a breath holds. The hare had just sat up. "${refrain}" ${said} ${a}. Off it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'bread'), seen(B, 'sit', 'worried')], things: ['bread'] },
        `Then ${b} had an idea, and it was bread. You can't talk with your mouth full. ${a} took a very large bite. Up came the ears. "${refrain}" ${said} ${a}. It rained crumbs on the hare.`,
        `"Put this in," said ${b}. It was half a loaf. It was quiet, but for the chewing. The hare came. But at the best moment the loaf was finished. "${refrain}" ${said} ${a}. "I like that bread."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'walk', 'sad')] },
        `${b} stood up. "You've frightened it three times! Go and tell it to the gate!" ${a} looked at ${b}, and for once found no answer. Then ${a} went down the hill. The talk went on, further and further off.`,
        `"I can't bear it," said ${b}. "Please go down, and talk to somebody else." There was nobody else. There was only the gate, at the bottom of the hill. ${a} went, and told the gate about the bee.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'worried')], things: ['cloud'] },
        `Now it was quiet at last. And out of the quiet came a cloud, and sat down on the hill. It was like being in milk. ${b} turned round. There was no path, and no bush, and no down. There was no hare, either.`,
        `It was lovely for a minute. Then it got white, and whiter. A cloud had come in, and it hid everything, one thing after another. ${b} could not even see the grass. "Which way did we come?" said ${b}. It was very still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'curious'), seen(A, 'stand', 'happy')], things: ['gate'] },
        `Far off, like a pea in a tin, there was something. "${refrain}" it went. It was ${a}, at the gate! ${b} took a step that way, and it was louder. ${b} walked down the story, past the suitcase and past the boot.`,
        `And then, from over there, "${refrain}" There was only one who talked like that. ${b} went to where the bee was. When it got softer, that was wrong. When it got louder, that was right. It went on the whole time. It was like a rope.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `A gate came out of the white. On it sat ${a}, still talking. "There you are!" said ${b}, and held on. "I thought that you had gone." "I can't go," ${said} ${a}. "I'm in the middle." "Don't stop," said ${b}. "How did it end, with the bee?"`,
        `${b} walked right into the gate. "Ow! Is that you?" "It's me," ${said} ${a}. "I've told it all to the gate, and it never said a word." "I heard it," said ${b}. "I came down on it. Tell me what the bee did then." Nobody had ever asked before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(B, 'point', 'excited')] },
        `In the end the bee got both the boots. By the next evening ${a} was quite hoarse. They sat on the hill. The hare came up, and nearer, and put one foot on ${A.names} foot. ${b} could not hold it in. "${refrain}" cried ${b}. "It's here!" It wasn't, any more.`,
        `It was a long story, and the bee got both boots. It used up ${A.names} voice. So the next day it was quiet on the hill. The hare sat down between them, and washed its ears. ${a} did not say a thing. "${refrain}" shouted ${b}. "I can see it!" And ${a} said, "Sh."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { said, old: how } = voice(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'calm')] },
        `${A.introduced} ${how[0] ?? ''} ${B.introduced} was the opposite, and liked ${a} for it, most days. Just then there was the story of the bee. It had moved into somebody's boot, with its furniture, and would not move out. It had been going on since Sunday, and it was not yet noon in it.`,
        `${A.introduced} ${how[1] ?? ''} And ${B.introduced}, who said about nine things a day, was ${A.names} best friend. It saves quarrels. There was a story going on that week about a bee, and the boot that it lived in. ${b} was never sure when to answer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'excited', 'notebook'), seen(A, 'stand', 'happy')] },
        `There was a hare on the hill, a white one. Three people had seen it, and one of those was not certain. ${b} had a new notebook, with nothing in it yet, and meant to draw that hare. It came out before dark, if it was quiet. "I'll come too," ${said} ${a}.${comesToo} "You won't know that I am there." ${b} said nothing, because it was kindly meant.`,
        `"It's white," said ${b}, "all but the tips of the ears. Hardly anyone has ever got near it." ${b} had bought a notebook for it, and sharpened three pencils. You had to sit on the hill until the light went, and keep still. "You'll need somebody with you," ${said} ${a}.${comesToo} And ${b}, who was no good at saying no, said, "All right. But not a word."`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(B, 'sit', 'excited'), seen(A, 'sit', 'happy')],
          things: ['notebook'],
        },
        `On Monday they sat in the grass for an hour. ${b} saw the ears first, black at the tips, and let out half a breath. The pencil touched the paper. "${refrain}" ${said} ${a}. "It's got a doormat!" There was one line on the page. It was the top of an ear, and it went off to the right at great speed.`,
        `On Monday the hare was there before they were. It sat up against the sky with its paws together. ${b} did not even dare to turn the page. Then there was a sound, as of somebody filling up, like a bucket. "${refrain}" ${said} ${a}. "The bee could play the comb!" When ${b} looked again there was only sky.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cover', 'determined'), seen(B, 'hide', 'worried')],
          things: ['bush', 'bread'],
        },
        `On Tuesday they did it from a bush. ${a} had brought half a loaf, to be on the safe side. It lasted till a quarter to seven. The hare came at ten to. "I'm sorry," ${said} ${a}, afterwards. "I had it behind my teeth. And then I thought of something good, and it would have been a waste. ${refrain}" "No," said ${b}. "What?"`,
        `Tuesday was better planned. There was a bush to hide in, and bread to fill a mouth with. ${a} chewed like a mill. But nobody can chew and be excited. There was a crackle in the grass, and two ears, and a cough, and crumbs. "${refrain}" ${said} ${a}. ${b} shut the notebook. There was half a nose in it by now.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'sad')], things: ['gate'] },
        `On Wednesday ${b} stopped at the gate, at the bottom of the hill. "I'm going up alone," said ${b}. "You stay here. And could you, just for once, just for one evening, not say anything at all? Could you promise?" It was the longest thing that ${b} had said all year. ${a} began to answer. Then ${a} nodded. It was a small nod, with nothing in it.`,
        `"Not today," said ${b}, at the gate, on Wednesday. "I want it to be quiet. I want to know what it's like when nobody talks. Will you promise me? Not one word, till I'm down again?" It came out sharper than it had been in ${B.names} head. ${a} looked at the ground, and put one hand up, as you do for a promise. And that was how quiet began.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sit', 'surprised')], things: ['notebook'] },
        `So there it was. ${b} sat on top and listened to it. It was enormous. And the hare came up, as white as a plate, and sat down six steps off, and looked. You could see the wind in its fur. ${b} drew the whole of it, to the last whisker. "Look," said ${b}, very softly, and turned. There was nobody there to look.`,
        `It was just as ${b} had hoped. The hare came almost at once. It washed one ear, and then the other, and it seemed to be thinking of something else. The pencil went by itself. It was the best drawing that ${b} had ever made. "${refrain}" said ${b}, in a whisper. It had got to be a habit. Nobody asked what.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried')], things: ['cloud'] },
        `When ${b} looked up from the page the hare had gone, and so had the hill. A cloud had come in from behind. It was white on all sides, and it was getting dark in it. ${b} took ten steps down, and they were up. ${b} stood still, to hear where the gate was. But it was as quiet as the inside of an egg. And ${b} had asked for that.`,
        `It got colder. The hare put its ears flat, and went, and then the bush went, and the stones. A cloud had sat down on the hill like a hen. ${b} turned round once, to find the path, and after that did not know which way was which. "Hello?" called ${b}. It did not get far. If there had only been a sound, from anywhere, to walk to!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['gate'] },
        `Down at the gate stood ${a}, and saw the top of the hill go out. ${a} had not said a word for an hour and a quarter. Nobody would have believed it. It hurt, rather, low down. And now somebody ought to call. But ${a} had promised. ${a} had never kept quiet for anybody before, and this was the one time. It was for ${b}, too.`,
        `${a} was sitting on the gate with both hands over it all. It had gone well. There was a whole new part with the bee's aunt, and not a word of it had got out. Then there was no hill. There was a white wall, and ${b} was in it. "Till I'm down again," ${b} had said. A promise is a promise. It's the first thing you are told. ${a} looked at the white, and it did not say anything either.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined')], things: ['gate'] },
        `Then ${a} got up on the gate and broke the promise. "${refrain}" shouted ${a}. "There was this bee! It moved into a boot!" It went up the hill like a ball. ${a} told all of it, from Sunday on, the furniture and the comb and the aunt. At the end there was nobody. So ${a} began again at the beginning, and louder.`,
        `It didn't take as long as you might think. "You can be as cross as you like," said ${a}, to the hill. And then it came, everything that had been kept in since the gate, with all the breath there was. "${refrain} That bee! It would not move out!" When the story was over ${a} told it again. The third time the voice went to pieces.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'walk', 'happy'), seen(A, 'stand', 'surprised')], things: ['gate'] },
        `It was thin at first, a thread of it. ${b} turned until it was in both ears at once, and walked. At the furniture there were stones. At the aunt it was grass again. ${b} had never listened to it before, not from end to end. It was really very good. By the time that it came to the comb, there was something dark in front, and it was a gate.`,
        `${b} heard about a boot. It came from the left, and a bit below. Where it got softer ${b} went back, and where it got louder ${b} went on, with one hand in front. It was as good as a rope. ${b} came down the whole hill on it, past the doormat and past the aunt. And at the place where the bee unpacks its suitcase, there was ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'shy')] },
        `"I broke it," said ${a}. It was only a croak. "I'm glad," said ${b}. "Did you see the hare?" "Yes," said ${b}. "It was no good. I turned round to tell you." They held on to the gate, and to each other. "And what happened with the bee?" said ${b}. "You never got to the end." But ${a} only opened both hands. There was not a word left in there.`,
        `"I know that I promised," whispered ${a}. There was no more than a whisper to be had. "I know," said ${b}. "I shouldn't have asked you. I had it as quiet as can be, up there. There was just nobody to be quiet with." They went home by the wall. "So does it move out?" asked ${b}, after some time. And for the first time in years, ${a} could not say.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'point', 'excited')],
          things: ['notebook'],
        },
        `The voice took four days to come back. They spent them on the hill. ${b} talked a bit, to fill in, about eleven things a day, and then twelve. On Saturday the hare came up, and sat down so close that you could have counted its whiskers. ${a} was as silent as the grass. "${refrain}" said ${b}, out loud, and clapped both hands over it. They laughed until the stars came out. And on Sunday ${a} told the end. The bee got the other boot as well, for its aunt.`,
        `${a} had no voice till Sunday. So ${b} did the talking for both, and made up an end for the bee. It got the other boot as well, for its aunt. They sat on the hill, with the notebook between them. On the last evening the white hare came, and put a paw on the page, where it was drawn. ${a} held everything. "${refrain}" cried ${b}, and it was gone like a light. ${a} looked at ${b} for a long time. "Sh," said ${a}.`,
      ),
    ],
  };
}
