import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'The potty is busy',
  'It is busy',
  'Busy',
  'Not now, it is busy',
  'It is busy now',
  'Sorry, it is busy',
  'No, it is busy',
  'It is very busy',
  'This one is busy',
  'Look, it is busy',
] as const;
const TITLES = ['the potty is busy', 'a hat, a boat, a bed', 'plink', 'what is it for'];

/** It is a hat, and a boat, and a bed, and it is always busy when somebody asks; and then it is needed at once. */
export const BUSY: EventPlot = {
  id: 'busy',
  when: /\bpott(?:y|ies)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'happy')],
          things: ['potty'],
        },
        `${A.introduced} has a new potty. "It is to sit on," says ${g}.${comesToo}`,
        `What is that? ${A.introduced} has a potty! "You sit on it," says ${g}.${comesToo}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['potty', 'hat'],
        },
        `Is it a hat? Yes! "Will you sit?" says ${g}. "${refrain}" says ${a}.`,
        `${a} puts it on, like a hat. "Do you need it?" says ${g}. "${refrain}"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'sit', 'happy')],
          things: ['potty'],
        },
        `Is it a boat? Yes! In sits ${B.introduced}. "And now?" says ${g}. "${refrain}"`,
        `Now it is a boat. ${B.introduced} sails in it. "Do you need it?" "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy')], things: ['potty', 'teddy'] },
        `Is it a bed? Yes! Teddy lies in it. "And now?" says ${g}. "${refrain}"`,
        `Now it is a bed for Teddy. "And now?" says ${g}. "Shh! ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `Something says: now! It is inside ${a}. It is a wee!`,
        `What is that? There is a wee in ${a}. It says: now!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'worried'), seen(B, 'sleep', 'sleepy')],
          things: ['potty', 'teddy'],
        },
        `Run! But in the potty lies Teddy. On Teddy lies ${b}!`,
        `Quick, to the potty! Oh no. Teddy is in it. ${b} is, too!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'jump', 'surprised')], things: ['potty'] },
        `"Up, ${b}! Up, Teddy! It is my potty!" Out they hop. ${a} sits down.`,
        `"All out!" says ${a}. Out goes ${b}. Out goes Teddy. Down sits ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')], things: ['potty'] },
        `They all wait. Nothing. Then it goes: plink!`,
        `Nothing comes. ${b} waits, too. And then? Plink!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['potty'],
        },
        `Plink, plonk! A wee, in the potty! "So that is what it does!" says ${a}.`,
        `Plink, plonk, plink! It plays a tune! "I made that," says ${a}.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy'), seen(B, 'wave', 'happy')],
          things: ['potty'],
        },
        `"Bye-bye, wee!" Swish, and wash, wash. Next day ${b} wants the hat. "${refrain}" says ${a}.`,
        `Swish! Away it goes. Wash, wash. "Is it a hat?" says ${g}. "${refrain}" And ${a} sits.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'happy')],
          things: ['potty'],
        },
        `This was when ${A.introduced} was quite small. One morning there was a new thing in the bathroom.${comesToo} It was round and smooth, with a rim. "That's a potty," said ${g}. "You sit on it." It did not look like a chair.`,
        `Nobody is born with a potty. ${A.introduced}, who was very small then, got one on a Monday.${comesToo} "It's for sitting on," said ${g}, "when you need to." ${a} walked round it. It could not be just for that.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['potty', 'hat'],
        },
        `First of all it was a hat. It came down over both eyes, and the world was dark and round. "Would you like to sit on it?" said ${g}. "${refrain}," said the hat.`,
        `It was a helmet, to begin with. If you said "Boo" in it, it said "Boo" back. "Do you need it, by any chance?" said ${g}. "${refrain}," said ${a}, from inside.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'sit', 'happy')],
          things: ['potty'],
        },
        `On Tuesday it was a boat. In it sat ${B.introduced}. They went to the bed, through sharks. "Does anyone need the potty?" called ${g}. "${refrain}," called ${a}. "We're at sea!"`,
        `After that it was a ship, with ${B.introduced} for the captain. They had got as far as the carpet. "Potty, ${a}?" said ${g}, in the door. "${refrain}," said ${a}. "You're standing in the water."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy')], things: ['potty', 'teddy'] },
        `On Wednesday it was a bed. Teddy lay in it, and was not well, and might not be moved. "Just for a minute?" said ${g}. "Shh," said ${a}. "${refrain}." ${Gcap} went out on tiptoe.`,
        `It was a drum, and a shop, and a hill for cars. In the end it was a bed. Teddy was put in it, with a flannel up to the chin. "Perhaps now?" said ${g}. "${refrain}," whispered ${a}. "He's only just gone off."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `And then, on Thursday, something said: now. It did not come from the door. It came from inside, low down. "What?" said ${a}. Now, it said. It was a wee, and it had made up its mind.`,
        `It was in the middle of a tower that it happened. Something knocked. ${a} looked up, and there was nobody. It knocked again, from the inside. It was a wee. It did not say please.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'worried'), seen(B, 'sleep', 'sleepy')],
          things: ['potty', 'teddy'],
        },
        `There was only one thing for it. ${a} ran. But the potty was full up. At the bottom lay Teddy, and on Teddy were nine bricks. On top of it all, curled up, lay ${b}. "Busy," said ${b}, half asleep.`,
        `${a} knew at once what it was for. It's odd how you know. ${a} ran, with small steps. And there it stood. In it sat Teddy, with a bus and three socks. And ${b} was on the top, asleep. "Busy," mumbled ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'jump', 'surprised')], things: ['potty'] },
        `"All change!" shouted ${a}. Out flew the bricks, and out flew Teddy. Out went ${b}, backwards. It was the quickest that anybody had ever been. Down sat ${a}, just so, in the middle.`,
        `"Everybody out!" cried ${a}, hopping. The whole lot went over the side, socks and bear and all. ${b} landed on a pillow. The seat was free. And ${a} sat on it, and held on to the rim.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')], things: ['potty'] },
        `And now it would not come. It had been in such a hurry. ${a} waited. ${b} came and waited as well. "Is it coming?" said ${b}. "It's thinking," said ${a}. They looked at the wall. They had nearly forgotten what for, when it went: plink.`,
        `Nothing happened at all. "Are you still there?" said ${a}, to the wee. It was thinking. ${b} sat down beside, to keep them company. "Let's hum," said ${a}, "so that it isn't shy." They hummed. Plink, it went.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['potty'],
        },
        `Plink, plink, plonk. It was nearly a tune. They all three looked in: it was a wee, and no mistake. "Fancy!" said ${a}. "So that's what it's for." ${Gcap} had known it from the first.`,
        `It rang like a bell, high and then low. "It's music as well!" said ${a}. ${Gcap} came running, with a towel, to hear it. "Did you make that?" said ${g}. "What with?" "Nothing," said ${a}. "Just by sitting."`,
      ),
      page(
        { setting: 'bathroom', camera: 'close', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `It had to be tipped away, which was a pity. "Goodbye!" they called after it, all the way round. Swish. Then they washed their hands, and Teddy's, who had been nearest.`,
        `They carried it to the big loo, like something with candles on. Swish, it went, and was gone to sea. "Safe journey," said ${a}. Then there was soap, with bubbles, for everybody.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy'), seen(B, 'stand', 'curious')],
          things: ['potty'],
        },
        `By Sunday they had to find a real hat. ${b} came by, dressed as a captain, and looked at the potty, and coughed. "${cap(refrain)}," said ${a}, and turned a page. There was somebody sitting on it.`,
        `The next time there was a storm at sea, ${b} had no ship. "I need it," said ${b}. "${cap(refrain)}," said ${a}, from behind a picture book. "You can have it after. It'll want washing."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const P = company.person(a === 'Pim' ? 'Lolo' : 'Pim', 'child');
  const p = P.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(P, 'stand', 'curious')],
          things: ['potty'],
        },
        `${P.introduced} came to stay for a week, and was two, and brought a potty along in a bag. "${p} has had it for a month," said the note, "and uses it for everything." It had a smiling face on the front. "For everything?" said ${A.introduced}. "That's good, isn't it?" They were to find out what it meant.${comesToo}`,
        `The potty arrived first. After it came ${P.introduced}, who was two, and was going to stay for a week. "We've had it since May," said the note in the bag. "${p} loves it." ${A.introduced} was the oldest, and in charge.${comesToo} "Would you like to sit on it?" said ${a}. ${p} looked at ${a} as you look at somebody who has eaten the soap.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(P, 'run', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'sit', 'curious')],
          things: ['potty'],
        },
        `On Monday it was a hat. It was a hat at breakfast, and it was a hat in the pushchair. "Do you need it, ${p}?" said ${a}. "${refrain}," said ${p}, from under the rim. On Tuesday it was a boat. ${B.introduced} was sent to sea in it, round the rug. "Do you need it now?" "${refrain}." There was a puddle on the rug, that evening. It had not come from the sea.`,
        `${p} put it on. It was a helmet until dinner, and then it was a boat. ${B.introduced} had to be the crew. "What if you need it?" said ${a}. "${refrain}," said ${p}, and rowed. There was a wet patch under the table on Monday, and two on Tuesday. "It's a very nice potty," said ${g}, with the mop. "It's just never at home."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'determined'), seen(P, 'sit', 'calm')],
          things: ['potty', 'book'],
        },
        `"I shall teach ${p}," said ${a}. It could not be hard; ${a} had learned it once as well. ${a} drew a picture of it, with arrows. ${p} coloured it in. ${a} told a story, in which a bear sat on a potty, and what came of that. ${p} listened with great attention. "And then?" said ${p}. "And then you," said ${a}. "${refrain}," said ${p}. Teddy was in it, with a bad leg.`,
        `${a} tried it with reasons. ${a} explained about pipes. ${p} liked the pipes. ${a} tried it with a song. ${p} learned all of it by heart, and sang it into the potty, which gave a fine echo. "But do you see what I mean?" said ${a}. "Sit. On. It." "${refrain}," said ${p}, kindly. Somebody had put Teddy to bed in there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(A, 'sit', 'curious')] },
        `"How did I learn it?" said ${a}, at tea. ${Gcap} laughed so much that it took some time. "You had a fire station in yours," said ${g}. "For a whole summer. I used to knock, and the fire brigade would say that it was out." "And then?" said ${a}. "And then there was a day when you wanted it," said ${g}. "Nobody had asked you. I think that's what it was."`,
        `"Was I like that?" said ${a}, while ${p} had a nap. "You?" said ${g}. "You kept the farm in yours. There was a cow in it, for months. I asked you forty times a day." "What did you do?" "I stopped asking," said ${g}. "I'd run out of breath. And one afternoon I heard the cow go flying." ${a} thought about that for quite a while.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'determined'), seen(P, 'run', 'happy')], things: ['potty'] },
        `On Thursday, at three, there was to be a friend's party, with a bouncy castle. And on Thursday ${a} did not ask ${p}. It was the hardest thing that ${a} had ever done. It was on the tip of the tongue at breakfast, and after breakfast, and at each quarter of an hour. ${p} was a train. ${p} hopped on one leg, and ${a} knew that hop. Anyone would have said it. ${a} put a whole biscuit in, so as to have a mouth that was full.`,
        `On Thursday nobody said the word. It wasn't sung, and it wasn't drawn. ${a} had a friend's party to go to at three, with a bouncy castle. ${a} sat on the stairs, and kept watch, and held on to the banisters. ${p} walked past with crossed knees. "Nice day," said ${a}, with great difficulty. ${p} stopped. It was clear that ${p} missed something.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'surprised'), seen(A, 'stand', 'calm')] },
        `At ten to three ${a} was putting on shoes for the party. ${p} came in, and stood quite still, and looked down, as if somebody had knocked there. "${a}?" said ${p}. "Yes?" said ${a}. "It says now." There was a potty, in the bedroom, with nine bricks and a bear in it. And there was the party, with the castle, and ${g} calling from the gate.`,
        `It was just before three. "Coming!" said ${a}, with one arm in a coat. Something pulled at the other one. It was ${p}, with very round eyes. "There's a wee," said ${p}, as you might say that there was a lion. "It's here." And the potty was upstairs, full to the rim with the crew of a ship. In the street they were hooting.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(P, 'run', 'worried'), seen(B, 'jump', 'surprised')],
          things: ['potty'],
        },
        `They ran. It was ${p} who got there first. "All out!" yelled ${p}, and turned the potty upside down, bricks and bear and all. ${b}, who'd been asleep on the top of it, flew into the pillows. And ${p} sat down, quite red, and held on to the smiling face with both hands. "Go away," said ${p} to ${a}. "No. Stay."`,
        `"Off!" shouted ${p}, from the top of the stairs. "Everybody off my potty!" Out went Teddy, and the ropes, and ${b}, who was the captain and should have gone last. ${p} sat. It was very sudden, after four days. "Don't look," said ${p}. "But don't go." The coat was still hanging from one arm.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'calm'), seen(P, 'sit', 'worried'), seen(B, 'sit', 'curious')],
          things: ['potty'],
        },
        `Then it would not come. A wee is like that. It was five past three, and the others were on the castle now. ${a} sat down on the floor, leaning on the bed, and did not say one word. They looked at the lamp. They counted the stripes on the curtain, and there were ninety. "It's thinking," said ${p}. "Let it," said ${a}. And there it was: plink.`,
        `For a long time there was only the clock. "It's gone again," said ${p}, in a wobbly voice. "It's waiting till nobody's asking," said ${a}. So they talked about pipes. They had got as far as the river, and the sea. By now the cake would be cut. And in the middle of the sea, quite clear, it went plink.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'cheer', 'proud'), seen(A, 'cheer', 'happy'), seen(G, 'cheer', 'surprised')],
          things: ['potty'],
        },
        `Plink, plink, plonk: it was like somebody finding out about a piano. ${p} looked between both knees, and then up. "I did that," said ${p}. "You did that," said ${a}. ${Gcap} had come up to see what kept them, and had the sense to say nothing. They carried it to the big loo, all four of them, as you carry a cake.`,
        `Plonk, plink, plink. "Music," breathed ${p}. It was not a great deal, when one looked. But it was where it ought to be, and nobody had told it to. "That's mine," said ${p}. "Do you want to see?" They saw it, each in turn. Then it had to be tipped away, and ${p} stood and waved for as long as it went round.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['potty', 'hat'],
        },
        `${a} got to the party for the last ten minutes, and a slice of cake without icing. On Friday there was nobody at sea. "Can I have it for a hat?" said ${a}, putting a head round the door. ${p} was sitting there with a book, the wrong way up. ${p} did not even look up. "${refrain}," said ${p}.`,
        `There was a slice of cake saved for ${a}, and half of that went to ${p}. On Saturday the bag was packed. They looked for the potty, to put it in, in the bedroom, and under the sea. "Where is it? The train won't wait," said ${g}. The bathroom door was shut. "${refrain}," somebody said, behind it.`,
      ),
    ],
  };
}
