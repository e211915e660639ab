import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace, settingOf } from '../the-one.ts';
import { partsOf } from './parts.ts';
import { REFRAINS, TITLES } from './said.ts';

/** The long one: the friend has promised not to tell, and not to look becomes the bravest thing there is. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { X, W, eyes, others, feared, why, ball, dear, inside, base, toBase, spots, things, gate, floor } =
    partsOf(going);
  const [x, w] = [X.name, W.name];
  const because = `${why.charAt(0).toLowerCase()}${why.slice(1)}`;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, inside ? ' at home' : ' in the garden');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, inside ? 'bedroom' : 'garden'),
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried')],
        },
        `${A.introduced} was not afraid of much. A cold wind was all right, and so was the dark. There was just one thing, and it was kept very quiet. It was ${feared}. "It's not silly," said ${a}, "because ${because}." Other people knew that, too. They only didn't think about it every day.`,
        `Everybody has something. With ${A.introduced} it was ${feared}, and it had been for as long as ${a} could remember. "What's wrong with them?" people said. "${why}," said ${a}. It was quite true, and it never helped. So ${a} had given up saying it, and took the long way round instead.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'run', 'surprised'), seen(A, 'stand', 'determined')], things: [ball] },
        `The only one who had been told was ${W.introduced}. They were${where} that day, with ${dear}, and it got away from them. It rolled over the ${floor} as if it were late for something, and went ${gate}. "I've had that since I was small," said ${w}. "I'll get it," said ${a} at once, and set off, and stopped.`,
        `${W.introduced} knew, and had never once laughed. That is worth a great deal. It was also why ${a} felt so bad about ${dear}. They had it${where}, and ${a} gave it one push too many. Over the ${floor} it went, and ${gate}, and out of sight. "I'll fetch it back, I promise," said ${a}. And it was only seven steps.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(A, 'cover', 'scared')], things: [ball, ...things[0]] },
        `There was somebody ${spots[0]}. It was ${X.introduced}, with the ${ball}. ${a} had time to see that much. The next moment ${a} was ${base}, and had ${eyes.has}. "${refrain}" said ${a}. "Don't tell me where ${x} is, ${w}, or how near. I don't want to know. Promise!" "I promise," said ${w}.`,
        `The ${ball} had been found already. It was ${spots[0]}, and with it was ${X.introduced}. "Oh no," said ${a}, who got back ${toBase} without touching the ground, and ${eyes.shut}. "${refrain} And you mustn't say a word about it, ${w}. Not where ${x} is, and not how near. Do you promise?" ${w} promised. It seemed a small thing to ask.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared'), seen(X, 'stand', 'shy')], things: things[1] },
        `You can't keep that up without knowing whether it works. After a time ${a} ${eyes.opened}. There was nobody ${spots[0]}. That was because ${x} was ${spots[1]}. ${x} stood as stiff as a flowerpot, and studied the air, like somebody who has been there since Easter. "${refrain}" said ${a}, faster than before.`,
        `${a} counted up to fifty, and ${eyes.opened}. It ought to have been over by then. Instead ${x} was ${spots[1]}, as stiff as a flowerpot. There was nothing to show how that was done. Not a leg moved. You might have thought that ${x} had grown there. "${refrain}" said ${a}. This time it sounded more like a question.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'stand', 'shy'), seen(A, 'cover', 'scared'), seen(W, 'stand', 'worried')],
          things: things[2],
        },
        `The third time ${x} was ${spots[2]}, in the middle of a step. "${x} never moves," whispered ${a}, "and each time there's more of ${x}. How?" ${w} had seen exactly how, from start to finish. ${w} was about to say so. Then ${w} remembered, and had to swallow it. A promise can be like a hot potato. "${refrain}" said ${a}.`,
        `It was worse than knowing. ${a} had to look again, and there was ${x}, ${spots[2]}, stopped in mid step, like a clock. "Don't tell me," said ${a}. "But how is it done?" ${w} had watched the whole thing, and it was so simple, and rather sad. And ${w} had promised. "I wish you'd ask me something else," said ${w}. "${refrain}" was all that ${a} answered.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(X, 'stand', 'scared')], things: [ball] },
        `So ${a} tried the opposite, and looked with ${eyes.two}, without a stop. It worked at once. ${x} did not come a hair's breadth nearer. But the ${ball} didn't, either, and ${a} couldn't go and get it. It was like a photograph of three people and a ${ball}. "They'll ${eyes.tire} in the end," said ${a}. In the end, they did. It cost one step.`,
        `"Right," said ${a}. "Then I shall simply never stop looking." And it was a good plan, as plans go. ${x} stayed where ${x} was, like something nailed down. The trouble was the ${ball}, which stayed there as well. It would be tea, and it would be dark, and they'd still be standing there. Nobody had won anything. And ${a} ${eyes.tired}, for half a moment, and there was one step more.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'stand', 'determined'), seen(X, 'stand', 'scared'), seen(A, 'cover', 'worried')],
        },
        `"I promised not to say where ${x} is," said ${w}, "and how near. I'm not going to. But I never promised not to say how ${x} is." There was a silence. "Well, how is ${x}?" said ${a}, who couldn't help it. "Shaking," said ${w}, "so that the ${ball} shakes too. Have a look. Not at how far it is. Just look at ${x}."`,
        `${w} thought it over. You can keep a promise, and your friend goes on being wrong. Is that being a friend? But there was a gap in the promise, just wide enough. "I won't tell you where," said ${w}. "May I tell you what ${x} does? ${x} shakes." "What for?" said ${a}. "You've been looking how near ${x} is," said ${w}. "Try looking at ${x}."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'stand', 'scared'), seen(A, 'stand', 'surprised'), seen(W, 'stand', 'happy')],
        },
        `It's a different thing. ${a} had seen a place, and another place. ${a} had not seen a face. It was a very worried one, and it was being held quite still, as you hold your breath. "What is ${x} so afraid of?" said ${a}. "You," said ${w}. "You stare like a lighthouse. Each time you do, ${x} can't move. Each time you don't, ${x} tries again. ${x} only wants to bring it back."`,
        `${a} did. And it was odd. There was all that ${a} had known about for years. But in the midst of it there was somebody, and that somebody wished very much to be elsewhere. "${x} is frightened," said ${a}. "Is there something behind me?" "No," said ${w}. "It's you. You look so hard. ${x} has tried all afternoon to get that ${ball} past your looking."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(X, 'stand', 'scared')], things: [ball] },
        `So there it was. If ${a} looked, nobody could come. If ${a} didn't look, somebody would, all the way. ${a} could also just go away. Then ${x} would stand there with it until dark, and ${w} would say that it didn't matter. ${a} took one last look, to last for a good while. Then ${a} ${eyes.shut}. It was what ${a} had done all day. It had never been so hard before.`,
        `"So when I'm afraid, I stare," said ${a}, slowly, "and that's what ${x} is afraid of. And when I'm not looking, ${x} comes, and that's what I'm afraid of." "It could go on for years," said ${w}. And it could, unless one of them stopped first, and got nothing for it. ${a} breathed in, and ${eyes.shut}. From outside it looked just like hiding.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'determined'), seen(X, 'walk', 'shy')], things: [ball] },
        `"I'm going to count up to ten," said ${a}, "and I won't peep. You can come." At three there was a step. At five there was another, and something rattled. At seven ${a} could hear somebody breathe, and it was nobody whom ${a} knew. Eight is a long number. Nine is the longest there is. At ten, very gently, something bumped against ${a}. It was the ${ball}.`,
        `"You can come now," said ${a}. "One. Two. Three." It's strange how much there is to hear. ${a} heard the ${floor}, and then not the ${floor}. At six there was nothing at all, and that was the worst. Somebody had stopped, and was thinking it over. "I'm still not peeping," said ${a}, with some trouble. "Seven. Eight. Nine." And there, at the very edge of ten, was the ${ball}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'cover', 'shy'), seen(A, 'stand', 'happy'), seen(W, 'stand', 'happy')] },
        `Then it was allowed. ${a} looked, and there was ${x}, closer than anybody of that sort had ever been. And ${x} had ${others.shut}, as tight as tight. "${refrain}" said ${x}. "But that's mine!" said ${a}. "I've said it all day." "It works, doesn't it?" said ${x}, in a voice like a draught. "Not in the least," said ${a}. And ${w} laughed so much that the ${ball} got away again.`,
        `"Thank you," said ${a}, and looked. ${x} was right there. ${a} could have counted everything that there was to be afraid of. But ${x} did not see it, because ${x} had ${others.has}. "${refrain}" said ${x}. ${w} made a noise like a kettle. "You can look," said ${a}. "I'm not so bad." "You first," said ${x}. So they did it on three, both of them, halfway.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'happy'), seen(X, 'stand', 'excited')], things: things[0] },
        `${a} is still a little afraid of ${X.kinds}, taken all together. But ${x} is not all together. ${x} comes at about four, and stands ${spots[0]}, and waits. Then ${a} goes ${toBase}. "${refrain}" calls ${a}. "Shall I tell you where ${x} is?" says ${w}. "Don't you dare," says ${a}. And it is for quite another reason now.`,
        `It has rules by now. ${x} starts ${spots[0]}. Whoever is seen to move goes back, and whoever laughs as well. "${refrain}" shouts ${a}, ${base}. It's very quiet, and then there's a step. "How near?" ${w} is asked, sometimes, by people who are new to it. But ${w} has promised not to say.`,
      ),
    ],
  };
}
