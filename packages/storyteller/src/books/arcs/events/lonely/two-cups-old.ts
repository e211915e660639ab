import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { groundOf, refrainOf, thirdToo, titlesOf } from './two-cups-parts.ts';

/** For the oldest there are others who ask at last, and they ask for four o'clock. */
export function old(from: Going): Told {
  const going = withClassmate(from);
  const { A, B, a, b, chance } = going;
  const refrain = refrainOf(going);
  const also = thirdToo(going).replace('has', 'had').replace(' now', '');
  return {
    title: titled(chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: groundOf(going), camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['cup', 'chair'] },
        `At four o'clock ${A.introduced} put out two chairs and two cups. Anybody who looked over the hedge would have thought that ${a} was expecting a friend. That was what it was for. The others only ran past the gate, in a bunch, with a ball. It is one thing to have no friend, and another to have nobody know it. Afterwards ${a} drank the second cup as well, so that there should be nothing left to explain.`,
        `There were plenty of people about. They ran past the gate in a bunch, with a ball, and the bunch had no gap in it. ${A.introduced} had no friend among them, and none elsewhere. But there were two chairs, so at four ${a} laid for two. "I'm waiting for somebody," ${a} would have said, if anyone had asked. It was perfectly true.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'calm', 'cup')], things: ['chair'] },
        `On that Monday it was cocoa, as on all the others. "${refrain}" said ${a}, and poured out. You have to say something. Then it turned out that there was no biscuit, and a party for two wants a biscuit. ${a} went in, and looked behind the flour, and came out again. It could not have taken more than two minutes.`,
        `On Monday it was cocoa. "${refrain}" said ${a}, to nobody, in a friendly voice. There ought to be a biscuit with it. It was in the wrong tin, and for two minutes there was no one in the garden. At least, that is what ${a} thought.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['cup'] },
        `The second cup was empty. ${a} looked into it, and under it. There was a brown ring, and the spoon had been licked. The chair was warm. It's a strange feeling, when somebody has come after all and you were not there. "You could have stayed," said ${a}. In the hedge a twig sprang back.`,
        `When ${a} put down the biscuit, there was nobody on the second chair. But somebody had been there. The cup was as dry as if it had been wiped, and the handle pointed the other way. "Hello?" said ${a}. It had been a long time since that word had been of any use. Nobody used it back.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'curious')], things: ['chair', 'cup'] },
        `The next day ${a} hid behind the water butt, and watched. Nobody came. The day after, ${a} jumped up at the first rustle and ran round the hedge. The rustle ran too, always on the far side, like a shadow. When ${a} gave up and came back, there was no cocoa in the second cup. There was a wild strawberry in it.`,
        `${a} tried what anybody would try. There was a day behind the big pot, with a good view, on which nothing happened at all. There was a day of running. ${a} was fast, and the rustle was faster. They went round that hedge eleven times, and never met. But while ${a} got back some breath, somebody had emptied the cup, and put in a strawberry.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['cup'] },
        `${a} ate half of it and kept half. A thief doesn't leave strawberries. It was somebody who wanted to come, and wanted not to be looked at, both at once. ${a} knew how that was. It was the reason why ${a} had never once called out to the bunch by the gate.`,
        `It was very small, and very red, and meant for ${a}. So it wasn't the cocoa that they came for. Nobody takes such trouble over cocoa. "You're just shy," said ${a}, aloud, and was rather sorry about all that running. If there was one thing that ${a} understood, it was staying behind a hedge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['chair'] },
        `On Thursday the chairs stood back to back. It looked foolish. "I'm going to look at the house," said ${a}, "and I shan't turn round, whatever happens. ${refrain}" And ${a} sat down, and looked at the drainpipe. There was a step, and then a half. Behind ${a} a chair said creak.`,
        `So ${a} turned one chair to the house and one to the hedge, and sat down on the first. "I can't see you from here," said ${a}. "I can only see a drainpipe. ${refrain}" It was a long drainpipe. ${a} knew every screw in it by the time that the grass moved. Then there was a weight on the other chair, and not a large one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['chair', 'cup'] },
        `"Is it too hot?" said ${a}, to the drainpipe. "No," said somebody. It was a perfectly ordinary voice. "What can you see?" said ${a}. "A hedge. There's a nest in it. I know it quite well." They talked about the nest. You can say more to a hedge than to a face. At five the chair creaked again, and was light.`,
        `Neither of them said a word until the cups were half empty. "I'm sorry that I drank it," said the other chair, "the first time. I thought that it was for a friend." "It was," said ${a}. There was a silence, but it wasn't the old sort. "I see a nest," said the chair. "What do you see?" "A drainpipe," said ${a}. For some reason that was funny.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried')], things: ['gate'] },
        `And on Friday, of all days, the bunch with the ball stopped at the gate. "We're one short," they said. "Can you play? At four, on the field." ${a} had waited for that for a year. It was ten to four. There were the chairs, back to back, and the jug. If nobody sat there today, the hedge would think that it had been looked at after all.`,
        `The next day at ten to four somebody shouted ${A.names} name. It was the bunch, all of them, with the ball. "We need one more," they called. "You'll do! Quick, it's at four." ${a} had dreamed it, very nearly in those words. Who knew when they would have a gap again? ${a} had one foot out of the gate, and looked back at two chairs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['chair'] },
        `"I can't," said ${a}. "I've got a friend coming." They looked at the garden, and there wasn't anyone. "Suit yourself," they said, and ran. It got very quiet behind them. ${a} went back and poured out, and heard from the field how the game began. "${refrain}" said ${a}. It was five past. Then it was ten past. The cocoa stopped steaming.`,
        `"Not today," said ${a}. "I'm expecting a friend." It was the first time that there had been anybody to say it to. They shrugged, the way a bunch does, all together, and were gone. ${a} sat down in front of the drainpipe. "${refrain}" The field was shouting. Four o'clock struck, and a quarter past. Nothing creaked. So that was both of them lost, in one day.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'shy'), seen(A, 'sit', 'surprised')], things: ['chair'] },
        `"I heard that," somebody said. "What you told them." ${a} did not turn round. It had been promised. "You can look now, if you like," said the voice. "I've turned my chair." And ${a} moved round, by an inch, and an inch more. On the other chair, knees together, as red as the strawberry, sat ${B.introduced}.`,
        `Then the chair behind did a thing that it had never done. It scraped. It went a bit to the left, and a bit more, until it stood beside ${A.names}. "You said a friend," said somebody. "I was in the hedge. I heard it." "Well," said ${a}, to the drainpipe. "You may look," said the voice. It was ${B.introduced}, and neither of them knew what to do with their face.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'hold', 'happy', 'cup')] },
        `"I pass here every day," said ${b}. "I saw two cups, and thought, there's somebody who's got a friend. And then I saw that you drank both." "You saw that?" said ${a}. "That's when I came," said ${b}. The cocoa was quite cold. They drank it to the end, and it was the best that there had been.`,
        `"How long have you been in there?" said ${a}. "Since March," said ${b}. "I only wanted to know who it was that you were waiting for. Nobody ever came, and you always laid for them. I thought, they must be worth waiting for." "They are," said ${a}, and went red. And ${b}, who had been red for some time, passed the biscuit.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
        `The next Friday the bunch was two short. "We can play," said ${a}, "both of us, or else neither." They let them, and it was a fair sort of game. But at ten to four two people went home. The chairs stand face to face now, with a third against the wall.${also} "${refrain}" says ${b}, who pours. You never know what's in a hedge.`,
        `They do play with the bunch sometimes, on a Friday, when it has a gap for two. It's all right, in a bunch. But at four there are two chairs out, quite crooked. It's ${b} who brings the strawberries.${also} "${refrain}" says ${a}, and does not say it to nobody. And there is always a third cup. It stands where the hedge can see it.`,
      ),
    ],
  };
}
