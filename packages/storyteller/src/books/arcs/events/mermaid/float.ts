import type { BeatPage, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { oneMore, theOne } from '../the-one.ts';

const REFRAINS = [
  'Up, up, up!',
  'Up like a bubble!',
  'Whoops, up again!',
  'Up like a balloon!',
  'Bob, bob, up!',
  'Up, and up, and up!',
  'Up like a cork!',
  'Up, and up again!',
  'Wobble, bobble, up!',
  'Up like a feather!',
] as const;
const TITLES = ['sit down under the sea', 'tea under the sea', 'up to the ceiling', 'the anchor with the hats'];

/** Who sits at the table under the sea. */
const parts = (going: Going) => {
  const M = theOne(going, 'mermaid');
  return { M, m: M.name, X: oneMore(going, M) ?? going.company.meet('crab') };
};

/** The child never stays on a chair; under the sea it would, and floats up. The anchor that hats hang on is for staying. */
export const FLOAT: EventPlot = standsApart({
  id: 'float',
  when: /under|below|beneath|bottom|kingdom|palace|castle|city|sunken/i,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { K, k, g, chance } = going;
  const { M, m, X } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const held: readonly BeatPage[] = oneMore(going, M)
    ? [
        {
          text: [
            `Here is ${X.introduced}. ${X.name} holds on to ${k}. "${refrain}" Both are up.`,
            `"I will hold you," says ${X.introduced}. "${refrain}" Up go the two of them.`,
          ],
          scene: {
            camera: 'medium',
            actors: [seen(K, 'float', 'worried'), seen(X, 'float', 'surprised')],
            things: ['cake'],
          },
        },
      ]
    : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${k} has a long scarf, on the beach. ${k} sits. ${k} gets up. "Sit down," says ${g}.`,
          `It is tea time on the beach. ${k} has a long scarf. Down. Up. "Sit, ${k}!" says ${g}.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(K, 'jump', 'happy'), seen(going.G, 'sit', 'calm')],
          things: ['scarf'],
        },
      },
      {
        text: [
          `Splash! Out looks ${M.introduced}. "Come to tea," says ${m}. "Down in the sea!"`,
          `Who is in the waves? It is ${M.introduced}. "Come down to tea!" says ${m}.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'surprised')] },
      },
      {
        text: [
          `${m} blows a bubble. Now ${k} can breathe. Down they go.`,
          `Pop! A bubble goes over ${k}, to breathe in. Down they go.`,
        ],
        scene: {
          setting: 'undersea',
          camera: 'wide',
          actors: [seen(M, 'float', 'happy'), seen(K, 'float', 'excited')],
        },
      },
      {
        text: [
          `Here is a castle. At the door is an anchor. Hats hang on it.`,
          `They come to a castle. An anchor stands there, full of hats.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'float', 'curious'), seen(M, 'float', 'calm')],
          things: ['anchor', 'hat', 'shell'],
        },
      },
      {
        text: [
          `There is cake. ${k} sits down for it. "${refrain}" ${k} is at the ceiling.`,
          `Look, cake! ${k} sits down for it. "${refrain}" There goes ${k}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'float', 'surprised'), seen(M, 'sit', 'surprised')],
          things: ['cake'],
        },
      },
      {
        text: [
          `${k} holds the chair. "${refrain}" Now the chair is up too.`,
          `${k} takes hold of the chair. The chair is not heavy. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'float', 'worried'), seen(M, 'sit', 'surprised')],
          things: ['chair', 'cake'],
        },
      },
      ...held,
      {
        text: [
          `${k} looks down. The anchor does not go up. It stays!`,
          `Hats go up. The anchor does not! ${k} sees it.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['anchor', 'hat'] },
      },
      {
        text: [
          `They tie the scarf to the anchor. They tie it round ${k}. Now ${k} sits!`,
          `The scarf goes on the anchor. It goes on ${k}. Now ${k} sits!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud'), seen(M, 'sit', 'happy')],
          things: ['anchor', 'scarf'],
        },
      },
      {
        text: [
          `${k} eats all the cake. "Sit," ${k} tells the cup. "${refrain}" goes the cup.`,
          `Now there is cake for ${k}. "${refrain}" But that was only the jam.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(M, 'sit', 'happy')],
          things: ['cake', 'cup', 'jam'],
        },
      },
      {
        text: [
          `Back on the beach ${k} sits. "You sit!" says ${g}. "It is easy up here," says ${k}.`,
          `Home they swim. ${k} sits down by ${g}. "That was easy," says ${k}.`,
        ],
        scene: {
          setting: 'beach',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(going.G, 'sit', 'surprised')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, g, chance } = going;
  const { M, m, X } = parts(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There was tea on the beach, and ${k} could not stay sitting down. Up jumped ${k} to see a crab. Down sat ${k}. Up jumped ${k} to see a ship. "Sit down, ${k}," said ${g}. "You will tread on your scarf."`,
          `"Do sit down," said ${g}, for the fifth time. It was tea on the beach. ${k} sat down. But then there was a gull, and ${k} was up again, scarf and all. A chair was not for sitting, with ${k}. It was for getting up from.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(K, 'jump', 'happy'), seen(going.G, 'sit', 'calm')],
          things: ['scarf'],
        },
      },
      {
        text: [
          `So it was ${k} who saw a head come out of the sea. It had a crown of shells on it. "We've got cake down there," said ${M.introduced}. "Come to tea!"`,
          `"Psst," said a wave. It was not the wave. It was ${M.introduced}, chin on a rock. "Would you like to come to tea?" said ${m}. "It's just below. There's cake."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'surprised')] },
      },
      {
        text: [
          `${m} blew a bubble like a pumpkin, and put it over ${K.names} head. Inside it ${k} could breathe. Down they went, past the green and past the blue. ${k} had to be pulled a bit.`,
          `"Breathe in this," said ${m}, and blew. The bubble went over ${K.names} head like a bowl. Then they dived. The fish got out of the way. It was odd that ${m} had to pull so hard.`,
        ],
        scene: {
          setting: 'undersea',
          camera: 'wide',
          actors: [seen(M, 'float', 'happy'), seen(K, 'float', 'excited')],
        },
      },
      {
        text: [
          `At the bottom stood a castle, with shells for tiles. By the door was an old ship's anchor. It had hats all over it. "What a good hat stand!" said ${k}. "It came down one day," said ${m}. "We never knew what it was for."`,
          `There was the castle, pink and white. In the hall stood an iron thing with two hooks. People had hung their hats on it. "What's that anchor doing there?" said ${k}. "Holding hats," said ${m}. "What else would it be for?"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'float', 'curious'), seen(M, 'float', 'calm')],
          things: ['anchor', 'hat', 'shell'],
        },
      },
      {
        text: [
          `The cake had four floors. ${X.introduced} was cutting it already. "Sit by me," said ${m}. ${k} sat, and reached for a plate. "${refrain}" cried ${x}. There was ${k}, flat against the ceiling. It was the bubble, of course. Bubbles go up.`,
          `Everybody sat round a long table, like fish in a tin. The cake had four floors, and ${X.introduced} cut it. ${k} sat down as well. For once ${k} truly wanted to. "${refrain}" said ${x}, looking after ${k}. The bubble was going to the ceiling, with ${k} in it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'float', 'surprised'), seen(M, 'sit', 'surprised'), seen(X, 'sit', 'surprised')],
          things: ['cake'],
        },
      },
      {
        text: [
          `${m} swam up and pulled ${k} down by the foot. "Hold on to your chair," said ${m}. ${k} held on with both hands. "${refrain}" said ${x}. Now there was ${k} on the ceiling, and a chair.`,
          `"You have to hold on," said ${m}. So ${k} took the chair by its legs. But the chair was made of driftwood, and driftwood floats. "${refrain}" said ${x}. They could hear it bump on the ceiling.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'float', 'worried'), seen(M, 'sit', 'surprised'), seen(X, 'sit', 'curious')],
          things: ['chair', 'cake'],
        },
      },
      {
        text: [
          `They put stones in ${K.names} pockets. Down came ${k}, all the way! Then there was a rip. The stones stayed. "${refrain}" said ${x}. And the first floor of the cake was gone.`,
          `Then they tried stones, two in each pocket. It was lovely, and ${k} got as far as a fork. But the pockets had holes. One stone fell out, and then another. "${refrain}" said ${x}, with a full mouth.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'float', 'worried'), seen(X, 'sit', 'happy')],
          things: ['rock', 'cake'],
        },
      },
      {
        text: [
          `"I'll sit on you," said ${x}. "I'm heavier than I look." ${x} was not. "${refrain}" said somebody. That made two of them, up there. ${k} looked down at the cake. There was one floor left.`,
          `Last of all ${x} held on to ${k}. It did not help. "${refrain}" said ${m}. Down below there was not very much cake now. "I never knew that we had a ceiling," said ${x}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'float', 'sad'), seen(X, 'float', 'surprised'), seen(M, 'sit', 'worried')],
          things: ['cake'],
        },
      },
      {
        text: [
          `From the ceiling ${k} could see right to the door. A hat had come loose, and it was floating up. But the anchor was not floating. "I know what it's for!" shouted ${k}. "It isn't for hats. It's for staying!"`,
          `${k} looked out into the hall. There were the hats, and all of them pulled upwards a little. What they pulled at did not move at all. "It's an anchor!" cried ${k}. "Anchors are for stopping where you are!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'point', 'excited'), seen(X, 'float', 'curious')],
          things: ['anchor', 'hat'],
        },
      },
      {
        text: [
          `They rolled it up to the table. They tied one end of the scarf to it, and one end to ${k}. And there sat ${k}, or very nearly. "More cake?" said ${m}. "Yes, please," said ${k}, and stayed for three pieces.`,
          `It took all of them to fetch it. They tied the long scarf to the anchor, and then to ${k}. There was ${k}, over the chair, like a kite that has come to tea. "Is that comfortable?" said ${x}. "It's the best chair I ever had," said ${k}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud'), seen(M, 'sit', 'happy'), seen(X, 'sit', 'happy')],
          things: ['anchor', 'scarf', 'cake'],
        },
      },
      {
        text: [
          `When ${k} came home, it was still tea time on the beach. ${k} sat down. ${k} had a bun, and another bun, and did not get up once. "Well!" said ${g}. "You're sitting down." "It's easy," said ${k}, "up here."`,
          `Then ${k} was back on the rug, a little wet. A ship went by, and a gull, and a dog with a stick. ${k} sat. "Is anything the matter?" said ${g}. "No," said ${k}. "I've only found out how nice it is, not to go up."`,
        ],
        scene: {
          setting: 'beach',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(going.G, 'sit', 'surprised')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, g, G, chance } = going;
  const { M, m, X } = parts(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Some people sit, and others have only just sat down. ${k} was the second sort. That afternoon on the beach ${k} had got up for a ship, a gull, and a dog in a jumper. There was sand all along ${K.names} scarf. The tea was not poured yet. "Sit down, ${k}," said ${g}, who had said it so often that it came out as one word. "I did," said ${k}. "You missed it."`,
          `"One day," said ${g}, "I should like to have a whole tea with the whole of you." There was a rug on the sand, and buns. ${k} sat down at once, scarf and all, to show how it was done. Then a sail went by. It would have been rude not to look. "Sit down, ${k}," said ${g}, to the place where ${k} had been.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(K, 'jump', 'happy'), seen(G, 'sit', 'calm')],
          things: ['scarf'],
        },
      },
      {
        text: [
          `So it was ${k}, down by the rocks, who met her. "You're up," said ${M.introduced}, looking over the edge of a pool. "That's good. Everybody I know is sitting down." It was the King's tea, below, and it had been going on since Monday. Nobody may leave the table until the King gets up, and the King liked cake. "I only got out to fetch a guest," said ${m}. "Would you be one?"`,
          `It was on the far side of the rocks, which was where ${k} had to go just then. "Are you busy?" said somebody in the water. It was ${M.introduced}. Her father, who was the King of all that, was at tea. As long as he sat, all of them had to sit, and it had been three days. "They let me out to find a guest," said ${m}. "And you look like somebody who moves."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'surprised')] },
      },
      {
        text: [
          `A bubble to breathe in went over ${K.names} head, and down they dived. It was like flying in slow green glass. Only ${m} was quite out of breath when they got there. "You're terribly light," said ${m}. "I had to pull you all the way. I'm heavy myself. It's the tail."`,
          `${m} blew a bubble, as you blow glass, and it fitted over ${K.names} head, with room for talking. They went down through three sorts of blue. If ${m} stopped swimming, ${m} sank, because of the tail. If ${k} stopped, ${k} rose. "We don't match at all," said ${m}, and took a firmer hold.`,
        ],
        scene: {
          setting: 'undersea',
          camera: 'wide',
          actors: [seen(M, 'float', 'happy'), seen(K, 'float', 'excited')],
        },
      },
      {
        text: [
          `The castle was built of everything that had ever sunk. In the hall stood a great iron anchor with forty hats on it. "That's an odd place for an anchor," said ${k}. "It's the hat stand," said ${m}. "It fell in my grandmother's time. She painted our ceiling, my grandmother did. People used to come from other seas to look at it." "What's on it?" said ${k}. "None of us knows," said ${m}. "You can't see it from a chair."`,
          `You went in past a hat stand, which was an anchor off some ship, with two good hooks. It was the only thing in the hall that did not sway. "Is it a nice room?" whispered ${k}. "It has a famous ceiling," ${m} whispered back. "My grandmother spent nine years on it. But it's dark up there, and we're too heavy to go. And then, we're always sitting." They hung up their hats and went in.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'float', 'curious'), seen(M, 'float', 'calm')],
          things: ['anchor', 'hat'],
        },
      },
      {
        text: [
          `Down both sides of a long table sat the court, as still as plates. ${X.introduced} kept the door, and told newcomers the rule, which was to sit. For the first time in ${K.names} life ${k} wanted nothing else, for there was cake, eleven floors of it. ${k} sat down. "${refrain}" said ${x}, and everybody's eyes went up without their heads. The bubble had gone to the ceiling, and it had not gone alone.`,
          `"Guests sit," said ${X.introduced}, who was in charge of that. The cake stood in the middle, and you could not see over it. ${k} sat down as nicely as anybody ever has. And then the chair was below, and the table, and the top of the cake. "${refrain}" said ${x}, in a small, shocked voice. Nobody in that room had got up since Monday.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'float', 'surprised'), seen(M, 'sit', 'surprised'), seen(X, 'stand', 'surprised')],
          things: ['cake'],
        },
      },
      {
        text: [
          `They did try. ${k} held on to the chair, and the chair came along, because it was driftwood. They filled ${K.names} pockets with stones, and for a moment it was perfect. Then the pockets gave way, one after the other. "${refrain}" said ${x} each time. The voice was growing less shocked, and more interested. And below them the King took another piece.`,
          `First it was the chair. ${k} gripped it by the legs, and they hit the ceiling together, for it had once been a raft. Then it was stones, down the boots and in all the pockets. But one thing that all pockets have is a hole. "${refrain}" said ${x}, by now almost cheerfully. There had been eleven floors of cake, and there were six.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'float', 'worried'), seen(X, 'stand', 'curious'), seen(M, 'sit', 'worried')],
          things: ['chair', 'rock', 'cake'],
        },
      },
      {
        text: [
          `Up there it was dim. ${k} lay under the ceiling like something that you have let go of. There was a bit of paint, right in front of ${K.names} nose: an oar, and a hand on it. "It's a boat, I think," ${k} called down. From here you saw the whole room, and the hall as well. All the hats were tugging upwards. And what they tugged at had never moved an inch. "It isn't a hat stand!" ${k} called. "It's for staying!"`,
          `"I can see some sort of a boat," ${k} called down. It was dark, and very near. Nobody could answer with a full mouth. Through the door you saw the hats in the hall, all floating at the ends of their ribbons. How was it that they had not floated off? ${k} looked at what held them. It was a thing with one job, in all the world. "Staying!" shouted ${k}.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'point', 'excited')], things: ['anchor', 'hat'] },
      },
      {
        text: [
          `They rolled the anchor up to the table. One end of the scarf went round that, and one round ${K.names} middle. So there at last was ${k}, sitting, at a table, with a fork. And there was ${m}, on the next chair, looking up. "Was it really a boat?" said ${m}. "Or did you only say that?" It was the last floor of the cake. "I couldn't see," said ${k}. "It wants a lamp, and two."`,
          `Everybody gave a hand. One end of the scarf went round the anchor, and one round ${k}. Down came ${k}, in front of a clean plate, and stayed there. It was a very odd feeling, and not a bad one. "What sort of a boat?" said ${m}, who had not touched the cake. "How many people were in it?" ${k} had the fork in one hand already. There was one piece left.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud'), seen(M, 'look-up', 'curious'), seen(X, 'sit', 'happy')],
          things: ['anchor', 'scarf', 'cake'],
        },
      },
      {
        text: [
          `It had taken three tries to get to that cake. ${k} looked at it, and then undid the knot. "Bring a lamp, and hold on to me," said ${k}. "You sink and I go up. So if you hold on, we ought to..." They did. They hung exactly in the middle, like a picture that somebody has put straight. "${refrain}" breathed ${x}. And ${m}, who was not allowed to get up, had got up.`,
          `It was a good piece, with a shell of sugar on it. ${k} put down the fork and pulled at the knot. "Give me your hands," said ${k}, "and bring a lamp." One of them wanted to rise and the other wanted to sink. What was left over was just enough. "${refrain}" said ${x}, very low. Side by side, slowly, they rose from the table, in front of the King.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'float', 'determined'), seen(M, 'float', 'surprised'), seen(X, 'sit', 'surprised')],
          things: ['lamp'],
        },
      },
      {
        text: [
          `The lamp went along the ceiling, a bit at a time. There was a boat, and in it sat everybody her grandmother had ever loved, with a space at the end. "There's nobody in that place," said ${m}. "No," said ${k}. "It's kept." It was then that they heard a chair go back. The King was lying on the floor, with his crown beside him, so as to see better. One by one they all lay down.`,
          `In the light the colours came out, red and gold. It was a boat full of people, and they were all standing up, and waving. "She never liked sitting," said a deep voice. That was the King. "I'd forgotten. She used to say, 'Up, up, all of you!'" He looked for a long time. Then he pushed back his chair, and lay down on the floor to see it all. So the whole court got up, and lay down too.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'look-up', 'happy'), seen(K, 'look-up', 'happy'), seen(X, 'look-up', 'happy')],
          things: ['lamp'],
        },
      },
      {
        text: [
          `When ${k} came back round the rocks, the buns were finished, and ${g} was shaking out the rug. "I missed it," said ${k}. "You did," said ${g}. ${k} took the rug, and put it back, and sat on it. "What are you doing?" said ${g}. "Sitting," said ${k}. "It's easy up here." So they sat. And after a while they lay on their backs, because of what there was above.`,
          `There was no tea left, on the beach, but there was ${g}. "Your scarf's wet," said ${g}. "And where did you..." And there ${g} stopped, because ${k} had sat down, and was still there. A ship went by, and two gulls. "Don't you want to get up and see?" said ${g}. "You can see more lying down," said ${k}, and moved over to make room.`,
        ],
        scene: {
          setting: 'beach',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'surprised')],
        },
      },
    ],
  };
}
