import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  'Up, curtain, up!',
  'Pull, everybody!',
  'Go up, curtain!',
  'Higher, curtain!',
  'Curtain, curtain, up!',
  'Heave, everybody, heave!',
  'Rise, curtain, rise!',
  'Rise up, curtain!',
  'Curtain, go up!',
  'Up, up, curtain!',
  'Lift, everybody!',
] as const;
const TITLES = ['the curtain that stuck', 'a play for feet', 'only the feet', 'up, curtain, up'];

const teacherOf = ({ company }: Going) => company.person('Mr Finn', 'teacher');

/** The curtain sticks at knee height, so the play is done with the feet. */
export const CURTAIN: EventPlot = {
  id: 'curtain',
  when: /\b(?:curtains?|stuck|backstage|feet|boots|shoes|stage)\b/i,
  young: (going) => young(withSchoolFriend(going)),
  middle: (going) => middle(withSchoolFriend(going)),
  old: (going) => old(withSchoolFriend(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['boots', 'crown'] },
        `It was the school play. ${A.introduced} was the king. Big boots! A gold crown!`,
        `Here came the king of the school play. ${A.introduced} had big boots.`,
      ),
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(B, 'stand', 'happy')] },
        `${B.introduced} was the mouse. It had soft socks.${comesToo} The people sat down.`,
        `And the mouse? ${B.introduced}! The mouse had soft socks.${comesToo} All the people were there.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'surprised')], things: ['string'] },
        `"${refrain}" said Mr Finn. It went up a bit. Then it stuck!`,
        `Mr Finn pulled the rope. "${refrain}" Up it came, to the knees. It stuck.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(T, 'reach', 'determined')],
          things: ['string'],
        },
        `${a} pulled, too. "${refrain}" The rope came off. Bump! They sat down.`,
        `Now ${a} helped. "${refrain}" Ping! The rope came down on them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'worried')] },
        `${b} pushed from below. "${refrain}" It was too heavy. It did not go up.`,
        `${b} held it up. That was hard work. Down it came again. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'stand', 'sad'), things: ['boots'] },
        `The people saw no king. They saw no mouse. They only saw feet.`,
        `What could the people see? Boots and socks. That was all.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')], things: ['boots'] },
        `Then ${k} looked down. "They can see our feet!" said ${k}. "Feet can do it!"`,
        `"Feet!" said ${k}. "They see all our feet. So the feet can play!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')], things: ['boots'] },
        `Stamp, stamp! That was the king. Tip, tip, tip. That was the mouse.`,
        `The boots went stamp, stamp. The socks went tip, tip, and ran away.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'dance', 'happy'), things: ['boots'] },
        `Stamp, tip! Stamp, tip! The boots and the socks danced. The people laughed and clapped.`,
        `The boots bowed to the socks. Then they all danced. How the people clapped!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `Now ${k} is asleep. The blanket went up. What can ${g} see? Only feet!`,
        `Pull up the blanket, ${k}. Good night! Look, two feet. Good night, feet.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['boots', 'crown'] },
        `${A.introduced} was king in the school play. There was a crown with seven points, and there were boots. "They're much too big," said ${a}, and stamped. It was a fine noise.`,
        `It was the night of the school play. ${A.introduced} was the king. The crown was gold. The boots were old and big, and went stamp by themselves. "Nobody will look at those," said ${a}.`,
      ),
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(B, 'stand', 'happy')] },
        `${B.introduced} was the mouse who comes to steal the cheese.${comesToo} It was a small part, in soft grey socks. "I've got whiskers," said ${b}, "and two lines." They could hear the people sit down.`,
        `"I'm only the mouse," said ${B.introduced}, "but I've got a tail."${comesToo} The mouse wore soft grey socks, so that the king should not hear. Out in front the chairs were all full.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'surprised')], things: ['string'] },
        `"${refrain}" said Mr Finn, and pulled the rope. Up it went, as high as the ankles. It went on, as high as the knees. Then something said clunk. "That's torn it," said Mr Finn.`,
        `Mr Finn spat on his hands and took the rope. "${refrain}" It rose. The light came in underneath. And there it hung, half a leg up, and would not move.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(T, 'reach', 'determined')],
          things: ['string'],
        },
        `${a} ran to help. So did a tree, and two guards. "${refrain}" They all leaned back. The rope came off its wheel, and they sat on each other.`,
        `"Heave!" said ${a}, in a king's voice. They hung on the rope like washing. "${refrain}" There was a ping up in the dark. After that the rope was only a rope.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'worried'), seen(A, 'reach', 'worried')] },
        `Then they tried from below. ${b} took hold of the hem and lifted. "${refrain}" It weighed as much as a cow. It came up a bit. It sat down again, on ${b}.`,
        `"We'll hold it up," said ${b}. They got underneath, in a row, and pushed. "${refrain}" But then nobody had a hand free to be a king. Down it came.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'stand', 'sad'), things: ['boots'] },
        `On the other side somebody coughed. A child said, "I can see shoes." That was all there was. There was a long gap, and in it stood two boots and two socks.`,
        `The people waited. They could see a strip of light, as high as a chair. There were feet in it, going to and fro. "Has it started?" said a voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')], things: ['boots'] },
        `${k} lay down flat and looked out. There were all the faces, bent sideways to see. "They're looking at our feet," said ${k}. "Then that's where the play has to be!"`,
        `"Listen," said ${k}. Somebody out there had laughed. It was when the boots met the socks. "They like the feet! We don't need the curtain. We'll do it all down there!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')], things: ['boots'] },
        `Stamp, stamp, stamp. Nobody needed to be told who that was. The boots sat down to supper. And tip, tip, tip, along came two grey socks. They stopped. They stood on tiptoe. "Cheese!" said the socks.`,
        `In marched the boots. They turned round, and tapped, and wanted their supper. Then, from the other side, tip, tip, tip. The socks looked left, and the socks looked right. "It's the mouse!" said the child in front.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'jump', 'surprised'), seen(B, 'run', 'happy')],
          things: ['boots', 'cheese'],
        },
        `A bit of cheese fell down. The boots saw it. The boots jumped up! "Stop, thief!" All along the stage they went, tip, tip, and stamp, stamp. The people were crying with laughter.`,
        `Down came the cheese, by mistake, and rolled. After it ran the socks, and after the socks ran the boots. One boot came off. It stood there by itself and looked surprised. How they roared!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'dance', 'happy'), things: ['boots'] },
        `In the end the boots and the socks shared it, heel to heel. Then they danced. And when they bowed, they knelt right down and put their faces out underneath. "So that's who you are!" said the child.`,
        `It finished with a dance, stamp, tip, stamp, tip. Everyone clapped with their hands and then with their feet. And just then, when it was all over, the curtain went up. "Now!" said Mr Finn.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `${k} was in bed when ${g} came to say good night. The blanket had gone up too far. There was nobody to be seen but two feet. "Bravo," said ${g} to them. They were asleep.`,
        `"${refrain}" said ${g} at bedtime, and pulled the blanket right up. It left a gap at the other end. Out of it looked all ten toes. But the rest of ${k} was asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'shy')],
          things: ['crown', 'boots'],
        },
        `${A.introduced} was king in the school play, with sixty-two lines, a crown and a beard. The boots did not matter. They were old ones from the cupboard, several sizes too large, because a king in slippers would be silly. ${B.introduced} was the mouse.${comesToo} The mouse had no lines, and grey socks, and came on once. "You mostly run across," Mr Finn had explained.`,
        `It said in the script: THE KING, a great many times, and, in one place, A MOUSE. ${A.introduced} was the first of these. ${a} had learned sixty-two lines and could do a beard. ${B.introduced} was the other.${comesToo} "It doesn't say what I say," said ${b}. "You're quiet," said Mr Finn. "You've got socks on." ${A.names} boots, which were borrowed, could be heard in the street.`,
      ),
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(B, 'stand', 'determined')] },
        `But if you give some people one run, they will make a thing of it. ${b} had been out in the fields to look at mice. ${b} had learned the stop, and the sniff, and how the back feet wait for the front. All this was to last four seconds. "Nobody's going to see your feet," said ${a}, not unkindly. "They'll be looking at my face." "I know," said ${b}, and practised.`,
        `${b} did not mind about lines. What ${b} minded about was feet. A mouse does not just run. It goes, and it stops quite still, and it listens with its toes. ${b} had worked on it for weeks, in the hall, after tea. "It's only four seconds," said ${a}. "Then it had better be four good ones," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'surprised')], things: ['string'] },
        `The night came. The hall was dark, and full, and smelled of coats. "${refrain}" whispered Mr Finn, and hauled on the rope. It went up an inch, and a foot, and as far as a knee. High in the roof something went clunk. Mr Finn hauled again. It was like pulling a church.`,
        `At seven the lights went down, and two hundred people stopped eating sweets. "Beginners," said Mr Finn. He took the rope. "${refrain}" It rolled up as smoothly as a blind, until it was level with the top of ${A.names} boots. There it thought of something else. Clunk, it said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(T, 'reach', 'determined')],
          things: ['string'],
        },
        `They put the guards on it, and the tree, and the king. "${refrain}" Everybody lay back like a tug of war. There was a twang, and the rope arrived, all of it, on top of them. The curtain stayed where it was. "It's velvet," said Mr Finn. "It weighs as much as a bus."`,
        `Six of them pulled at the rope, and it gave, which was good. Then it went on giving, which was not. It came snaking down out of the dark and lay about their feet. "${refrain}" said ${a}, to the curtain, in the voice that was meant for traitors. It had hung there for ninety years, and was not afraid of kings.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'reach', 'worried')] },
        `"We'll lift it," said ${a}. They got a shoulder under the hem, eight of them in a row. It could be done. What could not be done was anything else at the same time. "${refrain}" they gasped. A guard sneezed, and the whole weight of it came down on them like a bear. "Is it on yet?" said somebody on the far side.`,
        `So then they tried from underneath, with brooms. They poked it up here, and it sagged over there. ${b} was rolled up in it and had to be unrolled. "${refrain}" said everyone who still had breath. It hung at the height of a table, no more and no less. "It's a very quiet play," said somebody on the other side.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(T, 'stand', 'worried')], things: ['crown'] },
        `${a} sat down on the throne. There were sixty-two lines, all ready, in the right order. There was the beard. It was a very good face, and nobody was going to see it but the back of a curtain. "I'm so sorry," said Mr Finn. "I'll have to go and tell them." He did not go yet. He was looking for a way to put it.`,
        `"We'll have to send them home," said Mr Finn. He said it gently. ${a} took off the crown and looked into it. ${a} had said those lines to a wall every night since Easter, and now here was another wall. "They can't see me," said ${a}. It was a thing that ${b} might have said, on any of those evenings. ${b} did not.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['boots'] },
        `Just then there was a laugh. It was a small one, from a small person, right at the front. "It stopped," said the small person. "The grey one stopped and sniffed." ${k} looked down. Along the bottom of the curtain ran a long strip of light. In it, very clear, stood everybody's feet. "They can see," said ${k}. "They've been watching all along. They can see from here to here."`,
        `${k} was lying flat, looking out under the edge. The whole front row had its head on one side. "They haven't gone," said ${k}. "They're looking. They're looking at that." It was two boots, and a pair of grey socks that stood like a mouse. "It goes all the way along. It's a stage. It's only rather low."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'shy')], things: ['boots'] },
        `A play for feet! It could be done. But it would not be the king's play. You cannot say sixty-two lines with a boot. One person there knew what to do from the knee down, and ${a} had said that nobody would look. ${a} put the crown on the throne. "What would I do?" said ${a}. "If I was you?"`,
        `There they all stood, and turned to the king, out of habit. ${a} had it in mind to stamp up and down and shout. They would hear, at least. Then ${a} saw ${b}. ${b} was not saying anything. ${b} was standing on the very tips of those socks, waiting, the way that back feet wait for the front. "It's you," said ${a}. It came out slowly. "You're the one who knows how. Tell us."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'proud'), seen(A, 'walk', 'happy')], things: ['boots'] },
        `"Big," said ${b}. "You're cross, and you want your supper. Be cross with your heels." So out into the light marched the boots. They halted. They tapped. They turned their toes in, and thought. Two hundred people leaned over sideways. From the other end, quite without noise, came something grey. It ran. It stopped quite still. It listened with its toes.`,
        `${b} told them in six words each. It was more than anyone had ever heard from ${b}. Then the boots came on, one, two, like a door being knocked at. You could see that they were a king. You could see that they were hungry. Behind them, along the wall, there was a flicker, and a stop. "Mouse," said the small person, and the whole hall went "Shh".`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'run', 'excited'), seen(A, 'jump', 'excited')],
          things: ['boots', 'cheese'],
        },
        `It was meant to last four seconds. It lasted half an hour. There was the cheese, which rolled. There was the chase, all stamp and tip, stamp and tip. There was a terrible moment when the left boot stood on the tail, and neither of them breathed. "Oh, run!" screamed the small person. Nobody said a line from beginning to end. A man in row five slid off his chair and had to be helped.`,
        `The socks stole the cheese, and the boots missed it. "It's there! It's under your nose!" yelled row five. You never saw a boot look so sad. They searched, and behind them, heel for heel, went the mouse. Whenever they turned round, it had turned round, too. "Behind you!" yelled two hundred people. Then a boot came off, and the mouse got in. After that you could not hear yourself laugh.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...everybody(going, 'cheer', 'happy'), seen(T, 'cheer', 'happy')],
          things: ['cheese', 'boots'],
        },
        `They bowed in the only way there was. They lay down on their fronts in a row, and put their heads out underneath. ${a} was in the middle. ${a} looked along to the end, wriggled over, and made a gap. "Here," said ${a}. "It's your bow." The clapping went right up to the roof. And at that, high up, something went clunk, and the curtain rose.`,
        `In the end the cheese was shared, and they danced on it. They clapped so long that ${a} put a face out under the hem, and said the last line. It was "Long live the mouse." It used to be "king". Clunk, went something overhead. Up it rolled, without a hitch, and there in the light stood ${b}, on tiptoe, with everybody looking.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `${Gcap} had sat in row four. "I never saw your face," said ${g}, at bedtime, "and I never took my eyes off you." There was no reply. The blanket had gone up too far at one end. At the other were two feet, side by side. They gave a twitch, and stopped, and listened. Then they were asleep, too.`,
        `That night ${k} was so tired that the blanket went on crooked. ${g} stood in the door, with a head on one side, as they had all stood. There was nothing to be seen but feet. They were very good. They were asleep to the tips of their toes.`,
      ),
    ],
  };
}
