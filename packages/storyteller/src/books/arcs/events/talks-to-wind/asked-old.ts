import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same with pennies: each message is paid for, and whoever asks instead will have none to carry. */
export function old(start: Going): Told {
  const { A, a, el, they, it, refrain, asking, titles, H, h, N, n, G, g, chance } = partsOf(start);
  const says = el.plural ? 'they said' : 'it said';
  const were = el.plural ? 'were' : 'was';
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: el.setting, camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(H, 'stand', 'curious')] },
        `${A.introduced} could talk to ${el.it}. Nobody knew why, least of all ${a}. You say good morning, and do not go away at once, and then it comes. "${el.voice}." "That's nothing but a noise," said ${H.introduced}. "It's a noise that means something," said ${a}. "So is yours." It had always been the nicest part of the day.`,
        `Some people can roll their tongue. ${A.introduced} could talk to ${el.it}. "${el.voice}," ${says}, every morning, and ${a} said something back. ${H.introduced} had tried it, too, with one hand behind each ear. "I only hear a sort of weather," said ${h}. "That's how it starts," said ${a}. They talked of this and that. Nobody had ever made anything out of it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'shout', 'worried'), seen(A, 'stand', 'surprised')] },
        `Then there was the week when it was too much. ${el.much} It was ${N.introduced} who had the idea, and came to the gate with a penny. "I hear that you can talk to ${it}," said ${n}. "I want it stopped. ${refrain} This is for your trouble." ${a} had never been paid for talking. The penny went into a jam jar, with a fine sound. In the shop window stood a red bicycle.`,
        `It got about in a bad week. ${el.much} And there was a knock, and there stood ${N.introduced}, holding out a penny. "For carrying a message," said ${n}. "Say that it's to stop. ${refrain}" ${a} put the penny into an empty jam jar. It made a fine sound. In the window of the shop there was a red bicycle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(H, 'stand', 'worried')] },
        `So ${a} went out, and said neither good morning nor how are you. "They want you to stop," said ${a}. There was a pause. "${el.voice}," ${says}, and did. ${el.none} "Was that all ${they} said?" said ${h}. "There wasn't time for more," said ${a}. "Somebody else has come."`,
        `"I've got a message," said ${a}. "You're to stop." "Good morning," said ${el.it}. "Yes," said ${a}. "You're to stop, please." And so ${they} did. ${el.none} ${h} stood beside ${a} in the silence. "You usually talk for longer," said ${h}. "That was business," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'shout', 'worried'), seen(A, 'stand', 'happy')] },
        `Of course nobody had meant that much of nothing. "We need some back," said ${g}, on the Tuesday, with two pennies. "Only for ${el.onlyFor}. Not for anything else. ${refrain}" Down they went into the jar. ${a} shook it. It had begun to sound like something, and you could nearly hear a bell on a handlebar.`,
        `By Tuesday they wanted it again, but not in general. "For ${el.onlyFor}," said ${g}, "and for that only. I'd like that made clear. ${refrain}" And there were two more in the jar. ${a} had drawn a bicycle on the label. "You haven't said good morning to ${it} since Sunday," said ${h}. "I've been busy," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'surprised'), seen(H, 'stand', 'surprised')] },
        `It was passed on, word for word. Nobody could say that ${they} had not listened. ${el.only} That had to be put right, naturally, and so did what came of putting it right. There was a message for each. "You might almost think that ${they} did it on purpose," said ${h}. "Or that ${they} ${were} unhappy."`,
        `"Only for ${el.onlyFor}," said ${a}, rather fast. And that was just what they got. ${el.only} The jar was half full by supper time. ${a} counted it twice. "Don't you think ${they} ${el.plural ? 'sound' : 'sounds'} different?" said ${h}, at the window. "You said that it was only a noise," said ${a}. "Yes," said ${h}. "But it's a sadder one."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'shout', 'angry'), seen(G, 'shout', 'worried'), seen(A, 'cover', 'worried')],
        },
        `On Friday there was a queue down to the pump. "Not before nine," said ${n}. "Not after," said ${g}. "From the other side." "Not at all." "${refrain}" Each had a penny, and each was the opposite of the one before. There were nineteen on the list, and no two of them agreed. But the jar was full to the brim.`,
        `They came from other villages now. "Less on Thursdays," said ${n}. "More on Thursdays," said ${g}. "${refrain}" they said, all of them, and threw their pennies in. The last one would not go in any more. ${a} had what a red bicycle costs. It was odd not to feel more about it. There were nineteen messages still on the list, and no two of them agreed.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(H, 'think', 'curious')] },
        `That evening ${a} went out behind ${el.behind}, and began on the list, and there was no answer. It was the first time. "${cap(they)} won't talk to me," said ${a}. ${h} sat down, too. "I should think not," said ${h}. "What have you said to ${it}, this week? Stop. Come. Less. More." "That wasn't me," said ${a}. "That was the others." "It was your voice," said ${h}.`,
        `${a} went out with the list, and got as far as the second message. There was nothing there. You can feel that, like a chair that isn't where it was. "Hello?" said ${a}. Nothing. They sat down behind ${el.behind}, in the dusk. "I've been counting as well," said ${h}. "Forty-one people told ${it} something. Do you know how many asked?" ${a} knew.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(H, 'stand', 'curious')] },
        `It is hard to begin again. "Good evening," said ${a}. "I've got no message. I only wanted to know how you are." It took so long that ${h} fell asleep and woke up again. "And is there anything that you'd like?" said ${a}. "You, I mean." Then, from far away, it came. ${el.wish}`,
        `${a} tore up the list. Nineteen people would be angry. "I'm sorry," said ${a}. "I haven't said good morning for a week. What would you like? I don't mean what should you do. I mean, like." The dusk held its breath. Nobody had ever asked that, since the beginning. ${el.wish}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'surprised'), seen(A, 'hold', 'determined')],
          things: [el.thing],
        },
        `It could be done. It would take ${el.takes}, and the one at the shop cost exactly a jarful. "That's the bicycle," said ${h}. "And if ${they} ${el.plural ? 'are' : 'is'} happy, nobody will need a message any more. There won't be another jar." "I know," said ${a}. "I worked it out." They went by the red bicycle quite quickly. ${el.gift(a)}`,
        `All that was needed was ${el.takes}. First there were nineteen pennies to be given back. What was left was just enough, and then there was nothing left. "You could wait until you've got both," said ${h}. "Somebody has been waiting already," said ${a}. The jar was very light on the way home. It only had a label in it. ${el.gift(a)}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(H, 'stand', 'happy')] },
        `"${el.voice}," ${says}. ${h} turned round. "I understood that!" said ${h}. "That was thank you." And so it was. ${el.good} And nobody had told ${it} to.`,
        `There was a moment when nothing happened. "${el.voice}," ${says} then, and you didn't need to be able to do anything, to know what that meant. ${h} had gone quite pink. "So that's what it's like," said ${h}. ${el.good} Nobody had a message about it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'calm')] },
        `There was no more queue at the gate. The grass grew over where it had stood. Only ${n} came once more, and had no penny out. "There's a wedding on Saturday," said ${n}. "I've nothing to tell ${it}. I wondered whether ${they} would care to come. ${asking}" That was a message that ${a} was glad to carry.`,
        `One evening ${n} was leaning on the gate. "My sister is coming home by boat," said ${n}. "I'm not telling anybody anything. But ${they} might like to know. ${asking} I mean, if it isn't a trouble." And ${n} brought out a penny, and put it away again, and brought out a bun.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(H, 'sit', 'happy')] },
        `Afterwards ${a} sat down behind ${el.behind}, where they meet now. The red bicycle had been sold to somebody else. "Do you mind?" said ${h}. "On Wednesdays," said ${a}. "${el.voice}," said ${el.it}. "What was that?" said ${h}, who had caught only half. "${cap(they)} asked how I am," said ${a}.`,
        `On most evenings ${a} and ${h} are to be found there, with nothing to do, saying nothing special. The jam jar has jam in it. "${el.voice}," said ${el.it}. "Fine, thank you," said ${h}, and then sat up. "Did I get that right?" "Quite right," said ${a}. "You wait long enough now. That's all it ever was."`,
      ),
    ],
  };
}
