import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same with one wish left, that the child had been saving for something else. */
export function old(going: Going): Told {
  const { refrain, wishes, A, a, K, k, N, n, R, r } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: wishes.setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
        },
        `In ${wishes.home} lived ${A.introduced}, who granted wishes. It had been so for a long time, but nobody ever came that way. ${K.introduced} did, one Monday, looking for a glove. "Four a week," said ${a}. "Three for your friends, and then one for you. Have you got any?" There was hardly a thing in the world that ${k} had more of.`,
        `"Are you the person about the wishes?" said a voice from ${wishes.home}. ${K.introduced} looked round, and there was ${A.introduced}. "What wishes?" said ${k}. "I grant them. I've got four left. I could let you have one, and three for your friends." It was said as other people say that they have some plums. ${k} was halfway home before there was an answer.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'sleepy'), seen(A, 'stand', 'happy'), seen(K, 'stand', 'curious')],
        },
        `${N.introduced}, next door, had not slept well since the spring. "A bed," said ${n}, standing there in a hat. "A really good one. That is my wish." "Ah," said ${a}, with shining eyes, "I know a bed." ${a} shut them, and there was a plop. ${wishes.bed} "${refrain}" said ${a}.`,
        `The first was ${N.introduced}, who yawned before and after every word. "I wish for a new bed," said ${n}, "with nothing spared." "You've come to the right place," said ${a}. There was a short silence, with something humming in it, and then a plop. ${wishes.bed} "${refrain}" said ${a}, and waited for the joy.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'angry'), seen(A, 'stand', 'surprised')] },
        `${n} walked round it. "I'm being made fun of," said ${n}. "That's no bed." "It's the best there is," said ${a}. "I've dreamed of one like that. Try how it gives." ${n} did not try. ${n} went home, to lie awake. "Some people are never satisfied," said ${a}. But it was said with a small voice.`,
        `"Where is it?" said ${n}, looking behind. "You're looking at it," said ${a}. "Don't you love the colour?" ${n} was a polite person, and had to bite on something. "It was a perfectly simple wish," said ${n}, and left. ${a} went over to it, and patted it straight. "It's a lovely bed," said ${a}, to nobody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'excited'), seen(A, 'stand', 'proud')] },
        `On Tuesday it was ${R.introduced}. "A ball," said ${r}. "Match ball, size five. You can't get that wrong." "I shouldn't think so," said ${a}, who had never been so careful. Plop! ${wishes.ball} "${refrain}" said ${a}. ${r} laughed, and it was not a kind laugh. By supper time the whole school knew.`,
        `"I bet it can't do a ball," said ${R.introduced}, on Tuesday. That hurt ${a}. "There are balls and balls," said ${a}, "but I'll give you the one that I'd want." Plop! ${wishes.ball} "${refrain}" "What use is that?" said ${r}. There was no answer. If somebody can't see it, there's no telling them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
        `On Wednesday somebody's aunt wished for a hat. ${wishes.hat} After that nobody came. "I'll stop, I think," said ${a}. "I don't seem to have the knack." "How many are left?" said ${k}. "One. It's yours. I said so on Monday." And ${k} had known since Monday what it was going to be.`,
        `A lady came on Wednesday, for a hat to wear at a wedding. ${wishes.hat} She said things that one doesn't say. ${a} hid for the rest of the day. "It's me, isn't it?" said ${a}, when ${k} came. "I do just what they say. And it's always wrong. Take yours, and then I'll give it up." It was the last one. ${k} had it ready.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(A, 'sit', 'sad')] },
        `It was a bicycle. ${k} had even made a drawing: two wheels, a bell, blue. There would be no way round that. "Well?" said ${a}. "I wish," said ${k}, and stopped, because of the bed. It was still lying there. Somebody had patted it. Nobody would make such a good one for a joke. "Is that how yours is?" said ${k}. "Mine?" said ${a}. "I've never had one as fine as that."`,
        `For years ${k} had wanted a bicycle. There was even a drawing of it, so that there could be no mistake. "I wish," said ${k}. Then ${k} saw ${A.names} face. It was the face of somebody who holds out a present. It had looked like that every time. "The bed, and the ball, and the hat," said ${k} slowly. "Would you have liked those?" "Liked them!" said ${a}. "Who wouldn't?"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(A, 'sit', 'curious')] },
        `So that was it. Each of them had been given the best that there was, by somebody who'd have loved to have it. "And what do you wish for?" said ${k}. It was a thing that one says. But ${a} turned pale, as far as one can see that. "Me?" said ${a}. "I'm the one who grants them. It doesn't go the other way." "Has nobody ever asked?" Nobody had. "I should like ${wishes.wants}," said ${a}, all in one breath.`,
        `${k} folded up the drawing. "Nobody has been cheating anybody," said ${k}. "They asked for what they'd like, and you gave them what you'd like. Who gives you things?" ${a} had to have that said again. "I can't grant my own," said ${a}. "It's like tickling." "But you've got one?" It was very quiet in ${wishes.home}. "I should like ${wishes.wants}," said ${a}. "It's not important. It's only that I think of it daily."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'determined'), seen(A, 'stand', 'surprised')] },
        `"I could wish it for you," said ${k}. "With mine." "But then it's gone!" said ${a}. "And I might get it wrong. I'd get it wrong for myself!" That was true enough. ${k} thought about the bicycle, and about the plop. And then ${k} saw that it could be done with no wish at all. It would only take an evening, and somebody's two hands.`,
        `There was the one wish, and it would do for a bicycle or for this. ${k} looked at both of them for as long as it takes a leaf to fall. "Then I'll use it on yours," said ${k}. "You mustn't," said ${a}. "It would come out as I'd do it. And I've never known how." "No," said ${k}. "But I do. I don't think that one needs magic for it."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'reach', 'happy'), seen(A, 'stand', 'surprised')] },
        `They waited until it was dark. "Tell me what it's for," said ${k}, "and whether it's how you meant it." ${wishes.given(k, a)} Neither of them said a word for a long while. "There," said ${k}. Something had gone plop, but that was only a tear.`,
        `"First tell me what it's for," said ${k}. So ${a} told it, and it took until dark. After that it wasn't hard. ${wishes.given(k, a)} "Is that how you meant it?" said ${k}, after a time. There was no answer, and it was the best one that ${k} had ever had.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(K, 'stand', 'happy')] },
        `"You asked what it was for," said ${a}, when they could talk again. "I never do that. I hear bed, and I see a bed." "They see theirs," said ${k}. "Theirs is no better. It's only theirs." ${a} was silent, and one could see it going in. "I could do the three again," said ${a}. "It would take what's left. It would take yours." And now ${k} did have to choose. There was not going to be a bicycle.`,
        `"So that's how it's done," said ${a}. "One asks, and then one asks what for." ${a} looked at the bed, and at the hat. "I'd like to put them right. I've got one left; cut in three, it might do. But that one is yours." The drawing was in ${K.names} pocket. It had a bell on it, coloured in. ${k} took a good while. "Cut it in three," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(N, 'stand', 'surprised'),
            seen(R, 'stand', 'surprised'),
            seen(A, 'stand', 'shy'),
            seen(K, 'stand', 'calm'),
          ],
        },
        `They fetched ${n} and ${r} by lantern light. "What was the bed for?" said ${a}. It turned out that ${n} had a dog next door that howled; it stopped that night. "And what was the ball for?" ${r} kicked at a stone. "I thought they'd let me play," said ${r}. That was a hard one to plop. But ${k} said, "I've got a ball at home. It's not size five." "${refrain}" said ${a}.`,
        `"I'd like to ask you something," said ${a} to ${n}, who had come in a nightshirt. "What for?" It wasn't the bed at all, said ${n}. It was being alone in the house. "And you?" ${r} went red. "Everybody who plays has got a ball," said ${r}. ${a} looked at ${k}, and ${k} looked at ${n} and ${r}. Between them they had one house that was too quiet, and one yard to play in. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(A, 'stand', 'proud')] },
        `They walk over there on Sundays now. There are four new wishes each week, and most of them turn out to be for something else. ${k} goes on foot. It's slow, and one sees a lot. "What was the bicycle for?" said ${a}, the other day. ${k} had to think. "For getting here," said ${k}. "${refrain}" said ${a}.`,
        `${a} asks everybody twice these days, and there has been no trouble. Some of them go home after the second question, with nothing, quite content. "You never told me about yours," said ${a}. ${k} took out the drawing. It had got rather soft. "What would you have done with it?" "Ridden about with somebody," said ${k}, and sat down. "${refrain}" said ${a}, and moved over.`,
      ),
    ],
  };
}
