import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a party is given up so that somebody need not sit alone, and somebody else does. */
export function old(going: Going): Told {
  const { company, chance } = going;
  const { refrain, X, x, Y, y, Ycap, setting, things, glass, Glass, gone, wait, clears, out } = partsOf(going);
  const T = company.meet([X.kind, Y.kind].includes('mouse') ? 'robin' : 'mouse');
  const t = T.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(X, 'kneel', 'curious')], things },
        `${X.introduced} liked to be alone. ${x} had said so often that people had come to believe it, and left ${x} in peace. There was a good deal of peace. One morning, when it had got rather loud, ${x} looked into ${glass}. And somebody looked ${out}. It had a kind face, and it seemed to have been waiting.`,
        `There's nothing wrong with your own company, as ${X.introduced} used to say. It doesn't argue. But you can have enough of it by Tuesday. It was a Tuesday when ${x} bent over ${glass}, for no reason. Somebody was in there. It looked up at that very moment, just as surprised, and just as pleased.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'wave', 'happy')], things },
        `"Good morning," said ${x}. It spoke at the same time, and ${x} heard nothing. "I beg your pardon. You first." It had begged pardon, too. They went on like that for quite a while. ${x} had never met anyone so polite. ${x} was no fool, and knew about reflections. A reflection copies you. This one, you could see, was listening.`,
        `They said good morning both at once, and both stopped. "After you," said ${x}. It would not hear of it. It waited for ${x}, and ${x} waited for it, until somebody's nose itched. People might say that it was only a reflection. But people hadn't looked it in the eye. There was a person in there, and it was a very nice one.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'think', 'worried')], things },
        `It was there at noon. It was there at six, and on Sundays. ${x} looked past it on both sides, and saw a bit of sky, but never a soul. It had no one to talk to, and no chair. Nobody brought it so much as a bun. "${refrain}" said ${x}, and was quite upset. How could people go by and not see it? You had only to look at that face.`,
        `What ${x} noticed, after a week of it, was that nobody came. ${x} took to dropping by at odd hours, to be sure. At seven there it was, and at seven in the evening. It never had a visitor. It would look up, so fast, as if it had given up hope. "${refrain}" said ${x}. It isn't right that anyone should be so much by themselves.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'hold', 'happy', 'biscuit'), seen(T, 'hide', 'happy')],
          things: ['biscuit', ...things],
        },
        `So ${x} brought things. It always turned out that it had brought something, too, and each ate their own. But one evening ${x} left half a biscuit beside ${glass}, and in the morning it was gone. "It comes out at night!" said ${x}. "When nobody's looking. It's shy." Round the corner sat ${T.introduced}, and brushed off a crumb.`,
        `You could leave something for it. ${x} left a biscuit there, on the edge, at bedtime, so that nobody had to be thanked. By breakfast there wasn't a crumb. It was the same on the next day, and on the next. "It's eating properly, at least," said ${x}. And that was true of ${T.introduced}, who lived round the corner and was getting rather stout.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'wave', 'shy'), seen(X, 'stand', 'surprised')] },
        `Then ${Y.introduced} came by. "There's to be a picnic on Saturday," said ${y}, and looked at one shoe. "At three. I wondered if you'd come." ${x} was so surprised that it took a while. Nobody asked ${x} to things, since ${x} liked to be alone. "I'd be glad to," said ${x}. And it was so. It was like finding a room in your own house.`,
        `It was on Thursday that ${Y.introduced} asked. "I'm having people on Saturday," said ${y}, very fast. "There'll be cake. You don't have to." Nobody had asked ${x} to anything for two years, because ${x} always said no. It was a strange thing to feel both ears go warm. "At three?" said ${x}. "I'll be there." ${Ycap} ran off before it could be changed.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad')], things },
        `On Saturday at half past two ${x} went to tell it. "I'm going out today," said ${x}. "There's cake." It looked up so brightly that ${x} could not go on. Three o'clock was its hour. They'd had it every day. If ${x} went off now, then it would look up, and there'd be nobody. ${x} could think of just how that would be.`,
        `${x} had washed, and was early, and only wanted to look in. That was a mistake. It had washed, too. It had plainly thought that something nice was going to happen. "I can't stay today," said ${x}, and saw its face fall. It had one friend in the world. You can't go to a picnic past a face like that. You would taste it in the cake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'kneel', 'sad')], things },
        `The clock struck three, and ${x} was still there. It cost a good deal. Far off you could nearly hear them, laughing, and passing the plates. "It doesn't matter," said ${x}. "They've got each other. There are plenty of them. And you've got only me." "${refrain}" It was no good saying it now, but ${x} did. And it moved its lips, as if it said the same.`,
        `So ${x} stayed. It struck three, and it struck half past. There was the cake to think of, and a new voice. But there'd be a crowd at that picnic, and no one would miss a guest. "You would, though," said ${x}. It nodded when ${x} nodded. "${refrain}" said ${x}, and felt a drop run down. There was one on its nose, as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'surprised')], things },
        `Then ${x} had had enough. "Come out," said ${x}. "Come with me! There's cake, and I'll say that you're with me." It did lean nearer. ${gone} ${x} called, and there was no answer. There was nobody in there at all. Now ${x} had neither the one nor the other, and it was ten to four.`,
        `"But why shouldn't you come, too?" said ${x}, all at once. "There's sure to be enough!" It thought so as well, you could see. ${gone} When ${x} could look again, there was no one to be seen. It had gone. It was nearly four, and the picnic would be over. ${x} sat down. That was what came of it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'walk', 'sad'), seen(X, 'sit', 'surprised')],
          things: ['cake', ...things],
        },
        `Somebody was coming, with a whole cake. It was ${y}. Not one slice had been cut. "Didn't the others want any?" said ${x}. "There weren't any others," said ${y}. "I only asked you. I'd put out all the plates, so that it should look like more." ${x} began to speak, and stopped. It's quite hard to sink into the floor.`,
        `There were steps. ${Ycap} came along with a cake held out in front, like something that has to be given back. It was whole. "You said that there'd be people," said ${x}. "You," said ${y}. "You were the people. I sat there till it got silly. Then I thought that I'd bring it round." And ${x} saw that face, and knew it from somewhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(Y, 'sit', 'sad')], things: ['cake', ...things] },
        `"I'm sorry," said ${x}. "I had got my coat on. But there was someone here who'd have been alone, and I didn't think of you. I thought that you were a crowd." ${Ycap} looked about. "Who?" said ${y}. "In there. It's gone. I frightened it." It sounded different, said aloud. But ${y} didn't laugh. ${Ycap} put down the cake. "Show me," said ${y}.`,
        `It had to be said, so ${x} said it, badly. "I did want to come. I stayed because of it. It hasn't got anybody, and it looked at me. So it was you that I left by yourself instead." That was the whole of it, and it was not very good. "Because of whom?" said ${y}. ${x} pointed. ${Ycap} bent and looked, and was quiet for some time. "Move over," said ${y}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'kneel', 'surprised'), seen(Y, 'kneel', 'curious')], things },
        `"Now ${wait}," said ${x}, so they sat there. ${clears} And there it was. It looked up, and it wasn't by itself. There was another one, close beside it, with some icing on its chin. They looked at each other, those two. They looked as if they couldn't believe it. "Oh," said ${x}. "It's found someone." "It looks like it," said ${y}.`,
        `They leaned over, side by side. "Now ${wait}," whispered ${x}. ${clears} First there was one. Then there was one more, with its ear almost touching. ${x} had never seen it smile like that. To be honest, ${x} had never seen it smile. "I don't know the other," said ${x}, "but it seems nice." "It's been meaning to come for ages," said ${y}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(Y, 'sit', 'happy'), seen(T, 'sit', 'happy')],
          things: ['cake', ...things],
        },
        `They ate the cake there, all four, if one counts like that. ${t} came out for a piece, as there seemed no sense in hiding. "It isn't alone any more," said ${x}. "No," said ${y}. ${x} went on looking for a bit. It was an odd thing, but it had been a very familiar sort of face. "I used to say that I liked it," said ${x}. "Being alone. I don't know who I was talking to."`,
        `"You know who it is," said ${y}, when there were only crumbs, "don't you?" ${x} licked a spoon, and so did somebody else. "I've had my doubts," said ${x}. ${t} had rolled up in the paper, and was asleep. "It isn't alone any more, that's all I can tell you." And at three every day there are two of them, in there, and two out here. ${Glass} hardly gets looked at.`,
      ),
    ],
  };
}
