import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'This is not an egg!',
  'It is not an egg!',
  'No, not an egg!',
  "That's no egg!",
  'Not an egg at all!',
  'Sorry, not an egg!',
  'But it is no egg!',
  'Oh, not an egg!',
  'Never an egg!',
  'Not an egg, sorry!',
  'Hardly an egg!',
] as const;
const TITLES = ['that is not an egg', 'the golden ball', 'the dragon who sat and sat', 'what came out of the egg'];

/** The dragon sits on the golden ball and takes it for an egg; there are others that need to be kept warm. */
export const EGG: EventPlot = {
  id: 'egg',
  when: /^(?!.*\b(?:knights?|fires?|breathe?s?)\b).*\b(?:princess\w*|queens?|kings?|ball|eggs?|baby|nest|guard\w*|tower|castle)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'princess') ?? company.meet('princess');
  const N = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had a golden ball. ${K.introduced} kicked it. Up, up, over the castle wall!`,
          `At the castle there was a golden ball. ${M.introduced} threw it to ${K.introduced}. Oh, too far!`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy', 'ball'), seen(K, 'run', 'happy')],
        },
      },
      {
        text: [
          `Where was the ball? ${N.introduced} sat on it! "My egg!" said ${N.name}.`,
          `It rolled to ${N.introduced}. "An egg!" said ${N.name}, and sat on it.`,
        ],
        scene: { setting: 'mountain', camera: 'wide', actors: [seen(N, 'sit', 'happy')] },
      },
      {
        text: [
          `"That is my ball," said ${M.name}. "${refrain}" ${N.name} did not get up.`,
          `"${refrain}" said ${M.name}. "It is a ball." But ${N.name} only sat.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'angry'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `Knock, knock. ${k} knocked on the ball. Was it a chick? No. "${refrain}"`,
          `"Listen," said ${k}. They all listened. There was no peep in it. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'curious'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `They took ${N.name} a real egg. It was so small! ${N.name} did not see it.`,
          `"Look, a hen's egg," said ${M.name}. But ${N.name} liked the big one.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'hold', 'worried', 'egg'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `Then ${k} saw the hen's ten eggs. And where was the hen? Gone!`,
          `${k} found ten eggs. They were cold. The hen was out!`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(K, 'kneel', 'worried')], things: ['egg', 'nest'] },
      },
      {
        text: [
          `"They must be warm," said ${k}. "Who is big? Who is warm?"`,
          `"Cold eggs! Who can sit on ten?" said ${k}. Then ${k} knew.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'egg'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `They took all ten to ${N.name}. "Please, can you sit on these?" ${N.name} got up.`,
          `"These need you," said ${k}. "Ten?" said ${N.name}. Up got the dragon!`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'basket'), seen(N, 'sit', 'surprised')],
          things: ['egg'],
        },
      },
      {
        text: [
          `${N.name} sat down, so softly. And ${M.name} had the ball.`,
          `Down sat ${N.name}. Oh, how warm! ${M.name} had the golden ball again.`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(M, 'hold', 'happy', 'ball')] },
      },
      {
        text: [
          `Tap, tap, crack! "Peep!" Ten chicks came out. "Now that is an egg!" said ${k}.`,
          `Crack! "Peep!" said one chick. "Peep!" said ten. They all slept under ${N.name}. Good night.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'stand', 'happy'), seen(K, 'kneel', 'happy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'princess') ?? company.meet('princess');
  const N = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had a ball made of gold. It bounced rather badly. She and ${K.introduced} played in the castle yard, round the hens. One hen got up from her nest, and walked off to look for worms. She did that all day.`,
          `In the castle yard there was a hen who could not sit still. She had ten eggs in her nest, and she left them for every worm. "Catch!" called ${M.introduced}. Her ball was golden, and very heavy. ${K.introduced} hit it as hard as could be.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy', 'ball'), seen(K, 'run', 'happy')],
        },
      },
      {
        text: [
          `Over the wall it flew, and down the hill, and into a cave. They ran after it. In the cave sat ${N.introduced}, looking at something round and golden. "An egg," whispered ${N.name}. "At last."`,
          `It went up, and it did not come down. They found it at the mouth of a cave. ${N.introduced} had just found it as well. "It's warm from the sun," said ${N.name}, and sat on it. "It's an egg! It's for me!"`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"Excuse me," said ${M.name}. "${refrain} It's my ball, and I want it back." "Shh," said ${N.name}. "You'll wake it." ${N.name} had wanted an egg for three hundred years.`,
          `"${refrain}" said ${M.name}. "It's mine, and it was my birthday." "You can't have been sitting on it properly," said ${N.name} kindly. "It was quite cold inside."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'angry'), seen(N, 'sit', 'calm'), seen(K, 'stand', 'calm')],
        },
      },
      {
        text: [
          `"Listen to it," said ${k}. They took turns to put an ear to the gold. There was nobody in there. Not one tap. "${refrain}" said ${k}. "It's asleep," said ${N.name}, and tucked in a claw.`,
          `So ${k} knocked on it with a stone. It went ding. "Eggs don't go ding. ${refrain}" "That was its first word," said ${N.name}, with a tear in one eye.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'curious'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `${M.name} had an idea. She brought a real egg from the castle, to show what eggs were like. ${N.name} put on a pair of glasses. "Very nice," said ${N.name}. "For a pea. Mine is finer."`,
          `"We'll swap it," said ${M.name}. She held out one brown egg on a spoon. ${N.name} looked for a long time. "Where?" said ${N.name}. Next to the ball it was so small. You could have lost it between two scales.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'hold', 'worried', 'egg'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `So ${N.name} sat, and sat. It rained. ${N.name} put up a wing. "${refrain}" said ${M.name}, but not so loudly. It is hard to be cross with somebody who is so happy. But it would never, never hatch. What then?`,
          `They came every day. ${N.name} was singing to it now. "It's not that I want my ball," said ${M.name} on Friday. "${refrain} And someone will have to tell ${N.name}." Nobody wanted to.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `${k} went back to put the brown egg into its nest. The hen was out again. All ten eggs lay there with nobody on them, and the wind blew in. ${k} felt one, and then another. They were nearly cold.`,
          `When ${k} came to the hen house, there was the nest, and no hen. She had gone to the pond. Ten eggs lay in the straw in the wind. ${k} put a hand on them. They wanted somebody warm. They wanted somebody who sat still.`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(K, 'kneel', 'worried')], things: ['egg', 'nest'] },
      },
      {
        text: [
          `"${M.name}!" called ${k}. "Who do we know who's warm? And sits, and never gets up?" ${M.name} looked at the eggs. She looked at the hill. "But they're so small," she said. "There are ten of them," said ${k}.`,
          `Somebody who never went for worms! "I know who," said ${k}, and began to pick up the eggs. "One egg's too small for ${N.name}. But ten aren't! Fetch a basket, ${M.name}, and all the straw you can carry."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'egg'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `They put the basket down in front of the cave. "Nobody is sitting on these," said ${k}. "They're getting cold." ${N.name} looked at them. ${N.name} looked at the golden one. Very slowly, ${N.name} got up.`,
          `"We don't know who to ask," said ${k}. "They've got nobody." ${N.name} laid one claw on an egg, and then quickly on them all. "But they are freezing! Move over, golden one. You're big enough to manage."`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'basket'), seen(N, 'sit', 'surprised'), seen(M, 'stand', 'happy')],
          things: ['egg'],
        },
      },
      {
        text: [
          `For nine days ${N.name} did not stir. Then there was a tap. There was a crack, and a wet beak, and then there were ten. "${refrain}" said ${M.name}, and held up her ball. "But those are!"`,
          `Under ${N.name} it was as warm as toast. And on a Tuesday it began to tap. "That's not going ding," said ${k}. Crack! Out came one yellow chick, and nine more. They all looked up and said "Mum."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'hold', 'happy', 'ball'), seen(K, 'kneel', 'excited')],
          things: ['egg'],
        },
      },
      {
        text: [
          `Every evening ${N.name} comes down to the castle. Ten hens walk behind, in a row. They sleep along that big warm tail. The golden ball lies in the middle. Each of them has tried to sit on it, in case.`,
          `The chicks grew up to be hens, and they all sit very well. They had a good teacher. When it gets dark, ${N.name} lifts a wing, and they go under. ${M.name} throws the ball to ${k}. It lands quite softly, in the straw.`,
        ],
        scene: {
          setting: 'castle',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'princess') ?? company.meet('princess');
  const N = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The ball had been a present to ${M.introduced}, from an uncle who did not know any children. It was solid gold. If you bounced it, it stayed. But it was the only ball in the castle. So she and ${K.introduced} had thought of a game, with a plank. It was called Over. In the corner of the yard a hen got off her ten eggs to watch. She was a hen who could not bear to miss things.`,
          `Nobody is given anything sensible if she is a princess. ${M.introduced} had a golden ball. It weighed as much as a cat. "You could play at shops with it," said ${K.introduced}. They put it on the end of a plank. On the other end they meant to jump. The hen in the corner left her nest at once, and ten eggs with it, and came over to see.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud', 'ball'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `It went well. It went over the hens, and the wall, and the moat. Then it was just a spark, going down the far hill. They found where it had landed, by the hole. They found where it had rolled, by the flat grass. The flat grass ended at a cave. And there sat ${N.introduced}, with both front feet tucked in and a face like Christmas. "Don't tread so hard," said ${N.name}. "I've had an egg."`,
          `They both jumped. The ball rose into the sun until you could not look at it. And then it was gone. It took till noon to find the cave. ${N.introduced} was sitting in front of it, in a very upright way. From under one green elbow came a gleam. "It fell out of the sky," said ${N.name} in a whisper. "I was wishing for one, and it fell. Have you ever seen such a shell?"`,
        ],
        scene: { setting: 'mountain', camera: 'wide', actors: [seen(N, 'sit', 'happy'), seen(M, 'run', 'surprised')] },
      },
      {
        text: [
          `"${refrain}" said ${M.name}. "It's a ball, and it's mine. My name is on it." "So it's called ${M.name}," said ${N.name}. "It suits it. Come back on a Thursday. It'll be a bit bigger, on a Thursday." Then ${N.name} shut both eyes and began to hum. You can't pull a ball out from under a dragon. They tried, and it was like pulling on a church.`,
          `${M.name} had been brought up to be polite. "I'm afraid there's been a mistake," she said. "${refrain} It belongs to me. My uncle sent it." "Then you'll be its cousin," said ${N.name}, delighted. "You may hold it when it's dry." ${M.name} opened her mouth and shut it. "It's pure gold," she said in the end. "Isn't it," said ${N.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'angry'), seen(N, 'sit', 'calm'), seen(K, 'stand', 'calm')],
        },
      },
      {
        text: [
          `There are ways of telling. "May I listen?" asked ${k}, and put one ear to the gold. A hen's egg has a scratching in it, near the end, and a tick. In this there was a silence that went all the way through. ${k} tapped it with a spoon. Ding. "${refrain}" said ${M.name}. "Hear that? It's solid." "It's strong," said ${N.name}. "It takes after me."`,
          `${k} knew about eggs, because of the hens. You hold them up to a candle, and you can see. They held a candle up. The only thing that they could see was three faces, upside down, and one of those was smiling. "${refrain}" said ${M.name}. "Shy," said ${N.name}. "I was shy. I was eleven years in mine."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'curious'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `On the Thursday ${M.name} brought a brown egg, so that anyone could see the difference. ${N.name} saw it at once. "Oh, the poor thing," said ${N.name}. "Was it ill?" There was no dragon in it, said ${M.name}. "There's none in there either! You could sit till the hill wears out!" She stopped. She had not meant to shout. ${N.name} had put a wing over the ball, to cover its ears.`,
          `The next plan was ${M.names}. "I'll swap it," she said. "Real for gold. It's fair, and more than fair." She held out a new-laid egg on her palm. ${N.name} bent down, and looked, and felt about for some glasses. "Bless you," said ${N.name}, "it's very small. You keep it. You will want one of your own, in three hundred years." It was said so kindly that ${M.name} went home without another word.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'worried', 'egg'), seen(N, 'sit', 'calm'), seen(K, 'stand', 'worried')],
        },
      },
      {
        text: [
          `It rained for a week. ${N.name} sat in it like a hill and told the ball about the sun. "I could order the guards," said ${M.name}. "Six of them, and a lever. It's mine, I needn't even say please." "You could," said ${k}. They watched for a while. ${N.name} had got to the part about flying. "I don't even like it," said ${M.name}. "It's a horrible ball. I only can't stand it when somebody's so wrong."`,
          `"Somebody must say it properly," said ${k}, "so that it goes in." "You do it." "It's your ball." They stood in the wet behind a bush. ${N.name} had made a nest by now. There was wool in it, from goodness knows what sheep. "${refrain}" said ${M.name} under her breath. "There are guards, and I'm a princess. I could have it fetched." But she did not. She counted up how long three hundred years was, in birthdays.`,
        ],
        scene: {
          camera: 'wide',
          weather: 'rain',
          actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'sad'), seen(N, 'sit', 'happy')],
        },
      },
      {
        text: [
          `Now, there was still the egg on the spoon, and it had to go back. ${k} took it down to the hen house. The hen was out. There was a wedding in the village, and she had wanted to see the hats. Ten eggs lay in an empty nest, with the rain blowing over them. ${k} put a palm on each. The last was warm, a little, on the underneath. That was all. Something in it moved, very slowly, like somebody knocking in a dream.`,
          `${k} went to see to the hens, since somebody had to. The flighty one had left her eggs again. She had done it since the day of the plank; the world was so full of things. You could feel the cold come off the shells. ${k} held the nearest to the lantern. There it lay curled, with its dark eye, and it hardly stirred. "They will be gone by tonight," said ${k} aloud. "And they're real ones."`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'worried'), seen(M, 'stand', 'angry')],
          things: ['egg', 'nest'],
        },
      },
      {
        text: [
          `${k} ran. ${k} met ${M.name} on the drawbridge, in a temper, with six guards and a lever. "Wait," said ${k}. "Feel this. Who do we know that's warm, and sits? Who'd sit through rain? Who'd sit through a wedding?" ${M.name} held the egg. She could feel it going cold. She looked at the lever. "They're so small," she said. "It laughed at one." "It was one," said ${k}.`,
          `"${M.name}!" shouted ${k}, up the stairs. She had her boots on, and the guards had been told. "I want somebody warm," panted ${k}, "with nothing to do, who never gets up!" They both thought of the same person. "But my ball," said ${M.name}. "If I get it back now, there'll be nobody sitting there at all. It'll break..." She looked at what ${k} was holding. "How many have you got?" she said.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'egg'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `It was ${M.name} who spoke. She had thought what to say all the way up, and then said something else. "I've no right to ask you. I have been rude about yours. But we've ten here, and their mother's at a wedding, and they are real. I mean they are cold." ${N.name} looked into the basket. ${N.name} looked at the golden ball, and for a long time there was only the rain. "This one's strong," said ${N.name} at last. "It has had the best of me." And up got the dragon.`,
          `They put the basket down on the wet grass. "Nobody's sitting on these," said ${k}. ${M.name} knelt in the mud, which she had never done before, and turned back the straw. "It isn't instead," said ${M.name}. "It's as well. If you've got any room." A great green face came down, and breathed on them. "Which of you is that?" said ${N.name}. "That one spoke." ${N.name} stood up, all in one go, like somebody whose bus had come.`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(K, 'hold', 'worried', 'basket'), seen(N, 'sit', 'surprised'), seen(M, 'kneel', 'calm')],
          things: ['egg'],
        },
      },
      {
        text: [
          `It is three weeks for a hen's egg. ${M.name} came each day, and nobody mentioned balls. She read aloud. On the Sunday there was a tap. "Ding?" said ${N.name}, with a start. "No," said ${M.name}. "That's a tap." Then there was a crack, and a hole, and in the hole a wet and furious beak. There were ten before it was dark. They were yellow. They all stared up, and up, and thought: so that's what we'll look like.`,
          `They had never seen anyone sit like it. Not a wing moved. The hen came up once, said that she was much obliged, and went off to see a fair. And one evening something went tick. ${N.name} looked at the ball first, from habit. "It isn't that one," said ${M.name} gently. "It's underneath." Tick. Tick, tick, crack. The first chick fell over its own foot. "I know," said ${N.name}. "I did that."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'kneel', 'excited'), seen(K, 'kneel', 'excited')],
          things: ['egg'],
        },
      },
      {
        text: [
          `"You were right, weren't you?" said ${N.name}, when the ten were dry. ${N.name} rolled the ball out into the grass with one claw. It had a hundred tiny scratches on it, from being turned. ${M.name} could have said it then. She had said it often enough. "It was a good egg," said ${M.name}. "It just wasn't in a hurry." And she asked whether she might leave it there, for the chicks to jump off.`,
          `So the ball came out, since there was no more room for it. "Here," said ${N.name}. "I think I knew. About the ding. But you know how it is." "Yes," said ${M.name}, who had not known it a month ago. She rubbed the mud from her name on it. It was a silly present. But somebody had sat on it and told it about the sun. She gave it a place on the window sill, where it gets some.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(N, 'stand', 'proud'), seen(M, 'hold', 'calm', 'ball'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `At dusk you can see them come down the hill, the big one in front, and ten hens after. They can't fly, but they have been told about it. They all sit wonderfully. And in the yard ${M.name} and ${k} put the plank on its barrel, for another game of Over. "${refrain}" they say, whatever it is. It has become a sort of password.`,
          `All ten of them are hens now, and live in the castle by day. At night they walk back up. There's one that roars, or thinks so. ${N.name} lifts a wing, and they go in under it, and it comes down like a lid. Then it is dark in there, and warm, and someone begins to hum. Nobody gets up until morning.`,
        ],
        scene: {
          setting: 'castle',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
      },
    ],
  };
}
