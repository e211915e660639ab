import type { Told } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { KeepSafe } from './arc.ts';

const MOST = 20;

/** Told from eight: a tally of what is said to spoons; a thing that was lent and lost; and the longer way, which is to tell. */
export function old({
  hero: H,
  friend: F,
  grownUp: G,
  danger: D,
  cry,
  good,
  gone,
  line,
  end,
  to,
  chance,
}: KeepSafe): Told {
  const [one, two, three] = to;
  const Grown = cap(G.name);
  const lost = D.lost;
  const a = withArticle(lost);
  const [first, second] = chance.some(2, D.ideas);
  const [said, why] = first ?? D.ideas[0];
  const [saidToo, whyNot] = second ?? D.ideas[1];
  return {
    title: titled(
      chance.pick(
        `the notebook about ${G.name}`,
        `the second column`,
        `${G.names} ${lost}`,
        `the longer way to the ${lost}`,
        `said to ${one}`,
        `who said that, ${H.name}?`,
      ),
    ),
    refrain: cry,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `In that house there was a notebook, and it was about ${G.name}. ${H.introduced} kept it. Whenever ${G.name} said "${cry}", a stroke went down. It was said to ${one}. It was said to ${two}. It was once said through the bathroom door, to nobody. "I don't say it as often as all that," said ${G.name}, and then said it to ${three}.`,
            `Other houses have a clock that strikes. This one had ${G.name}. "${cry}," it went, on the hour and in between, to ${one}, and to ${two}, and to the weather. ${H.introduced} had begun to put it down in a notebook, in strokes, for science. "You'll miss it when I stop," said ${G.name}. "When will that be?" said ${H.name}.`,
            `"That makes nine since breakfast," said ${H.introduced}, and made a stroke in the notebook. "I only said it to ${one}," said ${G.name}. "It still counts." There was a page for every week, and all of them were full of the same thing. "${cry}." Even ${two} had been told, and ${three}. Nobody had ever been known to need it.`,
            `Most people say good morning. ${Grown} said "${cry}". It was said to ${one}, and to ${two}, and to the moon when it was low. ${H.introduced} kept count. There was a notebook for it, with a stroke for each time, tied up in fives. "Who will you show that to?" said ${G.name}. "Nobody would believe it," said ${H.name}.`,
          ],
          `"${cry}," said ${G.name}, to ${one}. ${H.name} put a stroke in a notebook. ${H.name} was ${H.aKind}, and counted. It was said to ${two}. It was said to ${three}. Nobody had ever been known to need it.`,
        ),
        scene: {
          setting: H.isChild ? 'kitchen' : D.setting,
          camera: 'medium',
          actors: [
            { who: H, pose: 'hold', feeling: 'happy', holds: 'notebook' },
            { who: G, pose: 'point', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `There was one thing in the house that was never lent. It was ${a}, and it was older than ${H.name}. On Thursday it was lent. "Only bring it back," was all that was said. So there they were, ${H.name}, and ${F.introduced}, and the ${lost}. ${good} It was all going beautifully.`,
            `The ${lost} was the last thing left from when ${G.name} was small. ${H.name} had asked for it for a whole year, and today, for no reason, the answer was yes. ${F.introduced} was allowed to come and look. ${good} "It's even better than I thought it would be," said ${F.name}. It was.`,
            `You would not have looked twice at the ${lost} in a shop. But it had come all the way from somebody's being young. "Just for the afternoon," ${G.name} had said, and let go of it one finger at a time. ${F.introduced} had come to see it. ${good} For nearly an hour ${H.name} was as careful as anybody has ever been.`,
            `The words had been, "Take it before I change my mind." So ${H.name} had taken it. It was ${a}, rather faded, and it had once belonged to somebody of seven. That somebody was now ${G.name}. ${F.introduced} was shown the place where the name was. ${good} They had meant to use it only once, and then it went so well.`,
          ],
          `The ${lost} was the last thing left from when ${G.name} was small. Today ${H.name} had been lent it. ${F.name} had come to look. ${good} It was all going beautifully.`,
        ),
        scene: {
          setting: D.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'hold', feeling: 'happy', holds: lost },
            { who: F, pose: 'stand', feeling: 'excited' },
          ],
          things: D.thing === null ? [] : [D.thing],
        },
      },
      {
        text: [
          `Then came the sort of moment that you go back to afterwards, looking for the way round. There never is one. ${gone} It made hardly a sound. Nor did ${H.name}. Nor did ${F.name}.`,
          `It was not anybody's fault. It is best to say so, since for some time each of them thought that it was theirs. ${gone} "It can't have," said ${F.name}. ${H.name} looked. It had.`,
          `Nobody let go, and nobody pushed. ${gone} For a moment it was only a thing that had happened. Then ${H.name} remembered whose it was, and it got a great deal bigger. ${F.name} had remembered too.`,
          `They were both watching. That was what was so strange, afterwards. ${gone} It took no longer than a blink, and then there was a place where the ${lost} had been. ${F.name} said one word, very quietly. ${H.name} did not say anything at all.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: F, pose: 'point', feeling: 'surprised' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `"${said}," said ${F.name}, "and nobody need know." It was a good plan. It had only one thing the matter with it. "${cap(why)}," said ${H.name}. And then, without being asked, something else came out. "${cry}." They both turned round to see if there was a grown-up there. There was not.`,
          `"${said}," said ${F.name}. "${cry}!" It was out before ${H.name} knew about it. It was the very voice, too, the one that is used on ${one}. ${F.name} stared. "Was that you?" "I think so," said ${H.name}. "${cap(why)}." That was to make it sound more thought about.`,
          `${F.name} was not silly, only quick. "${said}. You keep a look-out." "${cap(why)}," said ${H.name}. "How do you know?" ${H.name} did not know how. It had gone in a bit at a time, with the breakfasts. "${cry}," said ${H.name}, and was surprised to hear it.`,
          `"Right," said ${F.name}. "${said}." There was a short silence. Into it, quite clearly, came "${cry}". ${F.name} looked round. "I didn't mean to say it," said ${H.name}. "It was just there. ${cap(why)}." It was like finding a room in your own house that you had never opened, with the lamp already lit.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: F, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `That left two ways. "${saidToo}," said ${H.name}, and it would take about a minute. ${cap(whyNot)}. The other way was to go and tell. That was not far, but it is a long walk with a thing like that in your mouth. Nobody was looking. "${cry}," said ${H.name}, rather crossly, and turned round. ${F.name} came too.`,
          `"${saidToo}," said ${F.name}, "and then there's nothing to tell." It was very nearly good enough. ${H.name} looked at it from all sides. "${cap(whyNot)}," said ${H.name}. "And I'd know." So it would have to be the other way, the one with the telling in it. They set off fast, both of them, so as not to have another idea.`,
          `There is always one more way. "${saidToo}," said ${H.name}, in a small voice. "${cap(whyNot)}," said another voice, a bigger one, that had been at breakfast. "${cry}." It was like having somebody in your pocket. "Oh, all right," said ${H.name}. It was the slowest walk there has ever been, and it led away from the ${lost}. ${F.name} walked close behind.`,
          `They stood and looked at the two things that they could do. "${saidToo}," said ${F.name}. "${cap(whyNot)}," said ${H.name}. That was one of them. The other had a face at the end of it, and the face would have to be told. "Come on," said ${H.name}, "before we stop to think." So they went, both of them, the long way, with the ${lost} getting smaller behind them.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: F, pose: 'walk', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"I've lost your ${lost}," said ${H.name}. It was not how it had been planned. "It's where I can't get it, and I didn't try." There was a look first, for the ${lost}. It was quick, but it was there. Then ${G.name} looked ${H.name} up and down, twice, as if to see that nothing was missing. That one went on for much longer.`,
          `It had been a good speech, but only the end of it was left. "And I didn't go after it," said ${H.name}. ${Grown} knelt down. "Say the last bit again." "I didn't go after it." ${Grown} let out a breath. "Then all we've lost is ${a}," said ${G.name}. "I can bear that." But you could see that it had to be borne.`,
          `"Something's happened to your ${lost}," said ${H.name}. ${Grown} went quite still. "And to you?" "No. I came to tell." "Straight away?" "Nearly." There was a nod, a slow one. "${D.fact.replace(/\.$/, '')}," said ${G.name}. "I ought to have told you why I keep on about it. I only ever told you to."`,
          `${Grown} saw the look of it first. "Who's hurt?" "Nobody," said ${H.name}. "It's the ${lost}." And then all of it came, in the wrong order, with the end at the front. "You left it," said ${G.name}, kneeling down. "You left it where it was, and you came." It did not sound like being told off. It sounded like somebody who has put down something heavy.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'kneel', feeling: 'worried' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `They went back together, not fast. "I had two of those, once," said ${G.name}. "The other went just the way that this one did. I was seven, and I went after it." "What happened?" said ${H.name}. "Somebody shouted, behind me, and I stopped. I never saw who. They shouted just what I shout." They walked on for a bit. "I've been passing it on ever since. It seemed a pity not to have it used."`,
          `"Who says it to you?" said ${H.name}, on the way. ${Grown} had to think. "My grandmother did. She said it to the washing, mostly. I laughed at her for years. Then one day I was just about to do something, and I heard it, and she wasn't even there." They walked a little. "It's the only thing of hers that I never lost," said ${G.name}.`,
          `"I was scared," said ${H.name}. "Was that wrong?" "Scared is only somebody tapping you on the shoulder," said ${G.name}. "It's rude not to look round." They went on. "I get tapped as well. I got tapped on Tuesday." "You?" said ${H.name}. "By this very thing. I've never got used to it, and I don't mean to."`,
          `"How long have you been saying it?" said ${H.name}, as they went. "Since you came." "Every single day?" "You were very quick," said ${G.name}. "I said it in my sleep. I never knew if any of it was going in. It's like writing to somebody who doesn't answer." They came round the last corner. "This morning I'd have told you that I was only talking to ${one}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'walk', feeling: 'calm' },
            { who: H, pose: 'walk', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It took a long time, and there was nothing exciting in it. ${Grown} ${D.jobs[0]}. ${Grown} ${D.jobs[1]}. ${H.name} and ${F.name} stayed where they had been put, and found that staying is a kind of work. ${D.back(G.name)} Nobody said hooray. It was all too careful for that.`,
          `"${line.replace(/\.$/, '')}," said ${G.name}. "That's your part, and I can't do mine without it." Then ${G.name} ${D.jobs[0]}. Then ${G.name} ${D.jobs[1]}. Once ${F.name} leaned. "${cry}," said ${H.name}, without even turning round. ${D.back(G.name)}`,
          `They had thought that a grown-up would just go and get it. It was not like that. ${Grown} ${D.jobs[0]}, as if there were all the time in the world. After a while ${G.name} ${D.jobs[1]}. ${H.name} kept very close to ${F.name}, in case of ideas. ${D.back(G.name)} It was the least quick thing that they had ever seen, and it worked.`,
          `"Is that all of it?" whispered ${F.name}, after some time. It was not. ${Grown} ${D.jobs[0]}. ${Grown} ${D.jobs[1]}. A thing like that has an order, as a song has, and no bit of it may be left out. "${cry}," murmured ${H.name}, at the places where it seemed to go. ${D.back(G.name)}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'curious' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `The ${lost} was not what it had been. There was a mark down one side, and there always would be. ${H.name} could not look. "It was so good," said ${H.name}. "It was only old," said ${G.name}. "Now it's old, and it's been somewhere." But ${G.name} held it for a while before putting it away. One can be glad and sorry with the same face.`,
          `"I won't ask for it again," said ${H.name}. That was the price, and nobody else had named it. ${Grown} rubbed at the mark on the ${lost} with one thumb. "You'd better," said ${G.name}. "I've only just found somebody that I can lend things to." It was a strange sort of prize. It weighed more than the ${lost} did.`,
          `There was a mark on the ${lost}. They both saw it, and for a moment they both looked at something else. "I did that," said ${H.name}. "No," said ${G.name}. "That's only what happened. What you did was the thing that didn't." It took ${H.name} until bedtime to work that out. Then it was a good one to sleep on.`,
          `"It's not so bad," said ${H.name}, which was kind, and not quite true. The ${lost} would never be as it was. ${Grown} turned it over. "I always meant you to have it, when you were old enough," said ${G.name}. "I used to wonder how I should know." And there it was, mark and all, and it was ${H.names}. It had been a good deal lighter that morning.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: G, pose: 'kneel', feeling: 'calm' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `Last of all, ${G.name} ${D.jobs[2]}. ${end} The notebook lay open at Thursday. There was one more stroke in it, but it was not in the old column. ${H.name} had ruled another one beside it, rather straight, with a new name at the top. It said ME.`,
          `${end} ${H.name} had the notebook ready when it came again, quite clearly, from behind. "${cry}." "That wasn't me," said ${G.name}. They both looked round. It was ${F.name}, saying it to ${three}. So now there would have to be a third column. ${H.name} began to rule it.`,
          `They have not thrown away the notebook. There is just no time to fill it in, with so many of them at it. ${end} "${cry}," says ${G.name}, to ${one}. "${cry}," says ${H.name}, to ${two}. ${F.name} does the rest. Nothing in that house has ever been so safe as ${three}.`,
          `It was late when they had done, and ${G.name} ${D.jobs[2]}. ${end} Then the notebook came out once more. ${H.name} turned to a clean page. At the top went a new name, and after it, very black, one stroke. ${F.name} looked at it for some time. "Leave room," said ${F.name}.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'sit', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'happy' },
          ],
          things: ['notebook'],
        },
      },
    ],
  };
}
