import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace } from '../the-one.ts';

const REFRAINS = [
  'Certainly not',
  'No, no and no',
  'Not a chance',
  'Absolutely not',
  'Out of the question',
  'Not in the least',
  'Never ever',
  'By no means',
  'Not today',
  'I should think not',
  'Nothing of the kind',
] as const;
const titlesOf = (refrain: string): readonly string[] => [
  refrain,
  'what the sign said',
  'go away, said the sign',
  'no, and what came of it',
];

/** Who is grumpy, who comes by, and the child that looks. */
function parts({ A, K, company, chance }: Going): { readonly C: Figure; readonly D: Figure; readonly E: Figure } {
  const [D, E] = company.passersBy(2, ({ isa, size }) => /^(?:farm|bird|pet)$/.test(isa) && size <= 2);
  const C =
    A === K ? company.person(chance.pick(...['Robin', 'Noor', 'Sal'].filter((each) => each !== K.name)), 'child') : K;
  return { C, D: D ?? company.meet('duck'), E: E ?? company.meet('hen') };
}

/** Somebody grumpy says no to everything, and does it all the same. */
export const GRUMPY: EventPlot = { id: 'grumpy', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { C, D, E } = parts(going);
  const c = C.name;
  const said = chance.pick(...REFRAINS);
  const refrain = `${said}!`;
  const at = inPlace(going, '');
  const where = at && ` It is${at}.`;
  return {
    title: titled(chance.pick(...titlesOf(said.toLowerCase()))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'angry')], things: ['sign', 'house'] },
        `Here lives ${A.introduced}.${where} There is a sign. It says GO AWAY.`,
        `This is ${A.introduced}. There is a sign on the gate.${where} It says GO AWAY.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'sad'), seen(A, 'stand', 'angry')] },
        `Along comes ${D.introduced}. "May I have a drink?" "${refrain}" says ${a}.`,
        `${D.introduced} is thirsty. "Have you got a drink?" "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'angry', 'bowl'), seen(D, 'stand', 'happy')], things: ['bowl'] },
        `Then there is a bowl of water. "It is old," says ${a}. "Take it."`,
        `There is a bowl of water. "It is in my way," says ${a}. "Take it."`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(E, 'stand', 'sad'), seen(A, 'stand', 'angry')] },
        `It rains. Along comes ${E.introduced}. "May I stand in there?" "${refrain}" says ${a}.`,
        `${E.introduced} is wet. "Can I come in from the rain?" "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'angry', 'umbrella'), seen(E, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `But ${a} holds up a big umbrella. "It needs some air," says ${a}.`,
        `Up goes a big umbrella. "I have to dry it," says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'angry')] },
        `Here comes ${C.introduced}, with a cake. "Do you want some?" "${refrain}" says ${a}.`,
        `${C.introduced} has made a cake. "Is this for you?" says ${c}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'think', 'curious'), seen(A, 'stand', 'angry')] },
        `${c} looks at the bowl and the umbrella. "You say no," says ${c}. "But you do yes."`,
        `"You said no," says ${c}. "But look what you did!"`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(C, 'hold', 'happy', 'cake')],
          things: ['cake'],
        },
        `${c} puts the cake down, and goes. Then ${c} peeps. Munch, munch.`,
        `${c} does not ask again. Munch! What was that? Munch, munch.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'sit', 'happy'), seen(D, 'sit', 'happy'), seen(E, 'sit', 'happy'), seen(A, 'sit', 'angry')],
        },
        `Now they all sit there. "Do you like us?" says ${c}. "${refrain}" says ${a}. And ${a} moves up.`,
        `They all come to sit by ${a}. "Shall we go?" says ${c}. "${refrain}" says ${a}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(C, 'stand', 'happy')],
          things: ['blanket'],
        },
        `"Are you tired?" says ${c}. "${refrain}" says ${a}. And ${a} is asleep. Good night.`,
        `"Do you want a blanket?" "${refrain}" says ${a}. But up it goes. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { C, D, E } = parts(going);
  const [c, d, e] = [C.name, D.name, E.name];
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...titlesOf(refrain.toLowerCase()))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'angry')], things: ['sign', 'house'] },
        `There was a small house${where} with a large sign. GO AWAY, it said in red, and on the back, THAT MEANS YOU. In the house lived ${A.introduced}. People walked past it on tiptoe.`,
        `${A.introduced} had painted the sign with care. It stood by the gate${where}. GO AWAY, it said, in red. When it faded, ${a} painted it again. Nobody had ever come in to say how well it was done.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'sad'), seen(A, 'stand', 'angry')] },
        `On Monday came ${D.introduced}, who could not read. It was hot. "Please may I have a drink of water?" said ${d}. "${refrain}!" said ${a}, and shut the door with a bang.`,
        `It was hot. ${D.introduced} had come a long way. "Is there any water here?" said ${d}. The window flew up. "${refrain}!" said ${a}. The window flew down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'angry', 'bowl'), seen(D, 'stand', 'happy')], things: ['bowl'] },
        `Then it opened again, a crack. Out came a bowl of cold water. "It was in my way," said ${a}. "Somebody had better get rid of it." ${d} got rid of it, down to the last drop.`,
        `A minute later there was a bowl on the step, and it was full. "I've got too many bowls," said a cross voice. "That one may stay outside from now on." And it did. There was always water in it.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(E, 'stand', 'sad'), seen(A, 'stand', 'angry')] },
        `On Tuesday it poured. There under the sign stood ${E.introduced}, as wet as soup. "May I come in under the roof?" said ${e}. "${refrain}!" said ${a}. "It's my roof."`,
        `Next day it rained. ${E.introduced} stood at the gate, and dripped. "Could I wait in your porch?" said ${e}. "${refrain}!" said ${a}. "Porches are private."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'angry', 'umbrella'), seen(E, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `Out came ${a} with a great big umbrella, and stood beside ${e}. "I'm airing it," said ${a}. "It has to be aired in the rain. Don't look at me." It took two hours.`,
        `But an umbrella came out at the door, and ${a} came after it. "I was just going to stand here," said ${a}. So ${a} stood there until the rain was over. It just happened to be over ${e}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'hold', 'happy', 'cake'), seen(A, 'stand', 'angry')], things: ['cake'] },
        `On Wednesday ${C.introduced} came, with a cake. ${c} could read, and had read the sign twice. "It's for you," said ${c}. "Would you like some?" "${refrain}!" said ${a}.`,
        `Then ${C.introduced} stopped at the gate. ${c} had a basket, and in it there was a cake. "Would you like a piece?" said ${c}. "${refrain}!" said ${a}. "I never touch it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'think', 'curious'), seen(A, 'stand', 'angry')],
          things: ['bowl', 'umbrella'],
        },
        `But ${c} always looked at things twice. There stood a bowl, with wet footprints round it. There hung an umbrella, still wet on one half. "You say no," said ${c}, slowly. "And then I think you do yes."`,
        `${c} did not go. On the way ${c} had met ${d} and ${e}. They had told ${c} all about it. "It's just your mouth that says no," said ${c}. "The rest of you doesn't." "${refrain}," said ${a}, not so loud.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['cake'] },
        `So ${c} didn't ask any more. ${c} put down a plate, and looked the other way, at a cloud. There was a small noise, like a mouse in a biscuit tin. When ${c} looked back there was only a plate.`,
        `"Then I'll leave it here," said ${c}, and looked at the view. Something munched. "What a view," said ${c}, and gave it time. When the view was done, so was the cake.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'sit', 'happy'), seen(D, 'sit', 'happy'), seen(E, 'sit', 'happy'), seen(A, 'sit', 'angry')],
        },
        `After that they all came every day, and sat on the step. "Are we in your way?" said ${c}. "Terribly," said ${a}. "Shall we go, then?" "${refrain}!" said ${a}, and went red.`,
        `The next afternoon there were three of them on the step. "What do you want?" said ${a}. "Nothing," said ${c}. "Is that all right?" ${a} sat down at the end, with a face like thunder. "You don't want us to leave?" said ${c}. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(C, 'stand', 'happy')], things: ['sign'] },
        `Somebody painted the sign again. It says GO AWAY, as before, in red. But underneath it says, in very small letters, AT SUPPER TIME. "Did you do that?" said ${c}. "${refrain}," said ${a}, with a red nose.`,
        `One morning the sign had been turned round, to face the house. Now it was only ${a} who could read it. "Did you turn it?" said ${c}. "It was the wind," said ${a}. There wasn't any wind.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(C, 'stand', 'happy')],
          things: ['blanket'],
        },
        `When it grew dark they said good night. "Are you a bit fond of us?" said ${c}. "${refrain}," said ${a}. But a lamp stood in the window, so that they should see the path.`,
        `In the evening it turned cold, and ${c} brought a blanket. "Would you like it?" "${refrain}!" said ${a}. But the blanket went up to the chin, and stayed there.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { C, D, E } = parts(going);
  const [c, d, e] = [C.name, D.name, E.name];
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...titlesOf(refrain.toLowerCase()))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'angry')], things: ['sign', 'house'] },
        `Everybody has a name for something. ${A.introduced} had one for being grumpy. It had begun years ago, on one bad Monday, and after that it was expected. There was a house${where}, and a gate, and a sign. GO AWAY, it said. It was nicely painted, with a shadow behind each letter. You could see that somebody had taken trouble with it.`,
        `There was a sign${where}, on a gate, in front of a house. GO AWAY, said the sign, in letters with shadows. In the house lived ${A.introduced}. "Don't knock there," people told their children. They were a little proud of it, as people are of a ruin or a bull. It had begun years ago, on one bad Monday. Nobody had gone to find out since.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'sad'), seen(A, 'stand', 'angry')] },
        `${D.introduced} had never learned to read, and so came straight up to the door. It was the hottest day of June. "Might I trouble you for some water?" said ${d}. ${a} had waited a very long time for somebody to knock. All sorts of answers had been got ready. But when the mouth opened there was only the old one in it. "${refrain}!" it said, and the door went bang.`,
        `The first to knock, that summer, was ${D.introduced}, who couldn't read. "Good day," said ${d}. "Is there water in your well?" "${refrain}!" said ${a}, at once, before even hearing it. It was habit. It was like a knee that jumps when it's tapped. Then ${a} stood behind the shut door. It was very quiet, and ${a} could think of much better things to have said.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'angry', 'bowl'), seen(D, 'stand', 'happy')], things: ['bowl'] },
        `You can't just open a door again and say that you are sorry. It would look so odd. What you can do is to put out a bowl. "I'm throwing this away," said ${a}, setting it down, full to the brim, in the shade. "And I'd thank you to see that it's empty by tonight." It was. It was put out again on the next day, and on the one after.`,
        `So a bowl was put on the step, with some clatter. "That's cracked," said ${a}. "It's no good to me." It was not cracked, and it was full, and there was a sprig of mint in it. ${d} drank for a long time. "It's kind of you," said ${d}. "It's nothing of the sort," said ${a}, deeply shocked. "It's rubbish. I'm only being tidy."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(E, 'stand', 'sad'), seen(A, 'hold', 'angry', 'umbrella')],
          things: ['umbrella'],
        },
        `Then the weather broke, and ${E.introduced} was caught in it, and asked about the porch. "${refrain}! It's a private porch." But in two minutes ${a} was out there, under an umbrella as big as a tent. "I'm airing it," said ${a}. "You have to, in the wet." They stood side by side for most of the afternoon, and looked straight ahead. ${a} had not stood next to anyone since that Monday.`,
        `In July came the rain. "May I wait on your porch?" said ${E.introduced}, through the hedge. "${refrain}!" came the answer. It was followed by an umbrella, and by ${a} below it, scowling. "This is where I happen to stand when it rains," said ${a}. ${e} happened to be there as well. It rained for three hours. Only one of them kept an eye on the sky, and hoped that it would not clear.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(C, 'hold', 'happy', 'cake'), seen(A, 'stand', 'angry')],
          things: ['cake', 'sign'],
        },
        `${C.introduced} could read perfectly well. ${c} had read the sign on the way to school for years, and had always admired the shadows. At the end of July ${c} opened the gate. "I've brought a cake," said ${c}. "It's my first. It may not be very good. Would you like some?" It smelled of lemons. "${refrain}!" said ${a}. And ${a} would have given a good deal to have said something else.`,
        `The cake was ${C.names} idea. "They'd never touch it," people said. "They'll set the sign on you." ${c} went up the path all the same. "It's lemon," said ${c}, at the door. "I made too much. Do you want a piece?" ${a} had not been asked a thing like that for eleven years. ${a} was quite unprepared. "${refrain}!" said the mouth. And ${a} stood behind it, and was horrified.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'think', 'curious'), seen(A, 'stand', 'worried')],
          things: ['bowl', 'umbrella'],
        },
        `Most people would have gone. ${c} looked about. There was a bowl on the step, with water in it. Somebody had been drinking there. An umbrella hung on a nail. It was wet on one half only, as if it had been held out to one side. "That's odd," said ${c}. "Everything here says yes, except for you."`,
        `${c} did not move. It was not courage, only that ${c} had seen something. There was a bowl, full to the brim. There was a bench, with room for two, and one end of it was quite unworn. "Who's the umbrella for?" said ${c}. "Me," said ${a}. "It's got two handles." ${a} had made the second one in the winter, for no reason. "${refrain}," said ${a}, and there was hardly any voice in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(C, 'sit', 'calm')] },
        `"It won't come out," said ${a}, after a long time. "The other word. I've got it in here. I had it all ready for you, and then it was the first one again. It's been that way since..." But the Monday was such a small thing, by now, that it could not be told to anyone. ${c} thought it over. "Do you have to say it?" said ${c}.`,
        `Nobody had ever waited that long at that door. "I meant the other thing," said ${a}, to the doormat. "I always do. It turns round on the way up." "Every time?" said ${c}. "Since a Monday," said ${a}. There was a choice, then. You can teach somebody to say yes. It may take years. Or you can learn what the no is made of. ${c} sat down on the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(C, 'sit', 'happy')], things: ['cake'] },
        `So nothing more was asked. The cake was put on the bench. ${c} sat down beside it, and read a book. It was a very good book. It must have been, since ${c} did not look up from it once. At page nine there was a plate with some crumbs. At page twelve there weren't any crumbs. "How was it?" said ${c}. "Dreadful," said ${a}, with shining eyes.`,
        `"I shan't ask you any questions," said ${c}. "I'll only say things, and you can see to the rest. Here's a cake. Here am I, looking at your hollyhocks." There were eleven hollyhocks, and ${c} looked at each. From behind came a fork, and a plate, and a sigh. "It could do with more lemon," said ${a}. "You'd have to come again tomorrow, and do it properly."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'sit', 'happy'), seen(D, 'sit', 'happy'), seen(E, 'sit', 'happy'), seen(A, 'sit', 'angry')],
        },
        `By August there was always someone on that bench. ${d} came for the water, and ${e} when it looked like rain, and ${c} on most days. ${a} complained of it from morning to night. "You'll wear it out," said ${a}. "We could go somewhere else," said ${c}, who now and then forgot. There was an awful pause. "${refrain}!" said ${a}. And for the first time that was the right answer.`,
        `They got quite good at it. Nobody said, "Shall I?" They just did. ${d} and ${e} had the bench, and ${c} the step. If it got crowded ${a} stood in the doorway and said how dreadful it was. Then ${c} slipped. "Would you be happier if we went?" said ${c}. They all held their breath. ${a} went white, and then pink, and then very red. "${refrain}!" shouted ${a}, with all ${A.names} heart.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(C, 'stand', 'happy')], things: ['sign'] },
        `In September the sign was gone for three days. When it came back it had been done over, with shadows. GO AWAY, it said, as it always had. But below it was a line in small blue letters. You had to come right up to the gate to read that. AND COME BACK, it said. "Who did this?" said ${c}. "I've no idea," said ${a}, who was blue up to the chin.`,
        `There was some talk about the sign. "It ought to come down," said ${d}, to whom somebody had read it. But ${c} would not have it touched. "It's very well painted," said ${c}. "It only wants turning." And so it was turned, to look at the house. Now it can be seen from just one window, by the one who painted it. On some mornings ${a} reads it, and laughs.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(C, 'stand', 'happy')],
          things: ['blanket'],
        },
        `The evenings are cold on that bench now. ${c} brings a blanket out, and is careful not to ask. But one evening it was so fine, and they were all so close together, that it got said. "Are you at all fond of us?" said ${c}. ${a} looked at the three of them, for some time. "${refrain}," said ${a}, and moved up, so that there was room for the blanket.`,
        `They say in those parts that ${a} has changed. It isn't so. When the sun goes down ${c} gets up, and says, "Well, good night." "There's nothing good about it," says ${a}. "Will you be here tomorrow?" says ${c}, for fun. "${refrain}," says ${a}. And the lamp goes on in the window, to light them as far as the gate.`,
      ),
    ],
  };
}
