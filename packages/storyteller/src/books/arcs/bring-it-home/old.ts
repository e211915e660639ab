import type { Told } from '../../arc.ts';
import { introducing, keeping, titled } from '../wording.ts';
import type { BringItHome } from './arc.ts';

const MOST = 20;

/** A place that was waited for all year is given up, so that somebody may be told a thing plainly. */
export function old(bound: BringItHome): Told {
  const { hero: H, child: K, coach: C, nine: N, others, isLent, refrain, chance } = bound;
  const h = H.name;
  const k = K.name;
  const c = C.name;
  const n = N.name;
  const lent = isLent
    ? `On the day, ${k}'s side was one short. "You can have one of ours," said ${others}, and that was ${h}.`
    : `On the day they were one short, and it was ${others} that they had to play. "ALL WELCOME," it said on the notice. ${h} had read it.`;
  return {
    title: titled(
      chance.pick(
        'bring it home',
        'the shortest way home',
        'nobody said what they meant',
        `${h}, number eleven`,
        'word for word',
        'a goal with a door in it',
        'who has the ball?',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(H, [
            `There were two ways home for ${h}. One went round by the bridge, and took an hour. The other went through the football goal. You came in at the front, ducked under the net, and were nearly at your own gate. So that was how ${h} went, every evening, with a nod to whoever was keeping it. "You've scored again," said ${k}. "I beg your pardon," said ${h}. "I was only coming in."`,
            `It is not everybody who lives behind a goal. ${h} did, a little to the left. At half past five ${h} came across the field, and in between the posts, and out under the net. It was the shortest way. They had got used to it. They stopped the football with one foot, and waited. "Good evening," said ${h}, to the ball and to all of them.`,
            `Nobody had ever told ${h} not to. So, at the end of each day, ${h} walked the length of the field and straight into the goal. In at the front, out at the back, and home. "That's one to you," said ${k}, who was always there, kicking a football at a wall. "Who has the other?" said ${h}. ${h} did like to get things exactly right.`,
            `If a ball went into that goal, they cheered. If ${h} did, they only said good evening. It happened daily. ${h} lived at the back of it, where the brambles begin, and any other way would have been silly. "Straight on and under the net," ${h} used to say, if you asked how to get there. "You'd make a good striker," said ${k} once. "I don't think so," said ${h}. "I only go in when I'm going home."`,
          ]),
        ),
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
          things: ['goal'],
        },
      },
      {
        text: keeping(MOST, [
          `${k} was the twelfth. If you know football, you know what that is. It is somebody with clean knees. All year ${k} had held the coats, and known the rules, and been thanked. Then one of them moved away. "You're in, on Saturday," they said. There was a shirt, with a ten on it. ${k} put it on to see, and slept in it, in case anybody changed their mind.`,
          `For a year ${k} had sat at the end of the bench, which is a good place for splinters. On Friday there was a list. There was ${k}'s name, in ink, with a ten beside it. ${k} walked home by the long way, so as to be in the team for longer. The shirt hung over the chair all night. Whenever ${k} woke up it was still there, with its arms out.`,
          `You could not say that ${k} was bad at it. ${k} was next. Somebody has to be, and ${k} had been it since the autumn before last. So when the shirt came, ${k} did not shout. ${k} shut the bathroom door, and there was a ten in the mirror, the wrong way round. It was the best number that there had ever been.`,
        ]),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [{ who: K, pose: 'hold', feeling: 'proud' }],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(C, [
            `${lent} ${h} had a shirt on that reached the grass. "Has ${h} played before?" said ${c}. "I come through every day," said ${h}. "You'll be all right," they said. "Just do what you're told." It was the kindest thing that they could have said. There was nobody in the whole place who did as they were told like ${h}.`,
            `${lent} They found a shirt with eleven on it. ${c} did not ask many questions, since eleven is eleven. "You don't need to know a lot," said ${c}. "When I shout, you do it." ${h} wanted to know if that went for everything. "For everything," said ${c}. You could see ${h} put it away somewhere safe.`,
            `${lent} Nobody had ever asked ${h} to be in anything. "I shan't know how," said ${h}. "There's nothing to know," said ${c}, looking at the clock. "Keep your ears open. Do just what I say." "Just what you say," said ${h}, and said it over, twice, so as to have it right.`,
          ]),
        ),
        scene: {
          setting: 'playground',
          camera: 'medium',
          actors: [
            { who: C, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Keep your eye on the ball!" bawled ${c}. ${h} was delighted. It was the first one, and it was perfectly clear. ${h} ran out, and knelt, and put one eye on it, and kept it there. Nobody could kick. Three of them went over the top, and then a fourth, who had only come to see. "${refrain}," said ${h}, from underneath. When they had all been got off, it was one to ${others}.`,
          `"Pass!" roared ${c}. "Pass, ${h}, pass!" So ${h} left the ball lying, and passed. ${h} passed them all, one after the other, quite close, and said good afternoon to each. It took some time. It was beautifully done. The ball had been somewhere else for quite a while by then. It was one to ${others}. "${refrain}," said ${h}.`,
          `"Hold the line!" That was ${c}, hopping. There were several lines, but the one in the middle looked the loosest. ${h} lay down along it, and took hold. It must be said that in all that match nobody got it away. They went round. They went over. They scored. "${refrain}," said ${h}, not letting go, and asked how much longer.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: C, pose: 'shout', feeling: 'surprised' },
            { who: H, pose: 'kneel', feeling: 'determined' },
          ],
          things: ['football'],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `The best that ${others} had was number nine, and that was ${n}. "Somebody mark nine!" cried ${c}. ${h} had brought a bit of chalk, for the scores. It was a lovely cross, right between the shoulders. ${n} turned round to see who was tickling, and then turned back, and scored. You could see who it was from all over the field. "${refrain}," said ${h}, rather proudly.`,
            `"On your toes!" cried ${c}. She did not say whose. ${h} chose ${n}'s, as being nearest, and got up on them with great care. "What are you doing?" said ${n}. "Being on them," said ${h}. They went the whole length of the field like that, the one on the other. Then ${n} was through, and ${h} fell off. That was two. "${refrain}."`,
            `The goal was open. There was nobody in it at all. "Put it away!" cried ${c}, and even the crows held their breath. ${h} picked it up. ${h} carried it to the bag, put it away, and did up the zip. It could not have been tidier. ${n} took it out again, at the other end, and that was two to ${others}. "${refrain}," said ${h}, who could see that something was the matter.`,
          ]),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'happy' },
            { who: N, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At half time there were oranges. Nobody shouted. They were all so nice about it that it made you want to cry. "It's not for everyone," they said. "Would you like to look after the coats?" ${h} folded up the shirt, with the number inside, and sat down. There were eleven coats. ${k} knew every one of them.`,
          `They did not blame ${h}. That was what was so final. They gave ${h} the biggest piece of orange, and a pat, and the end of the bench. "We can do it with ten," said somebody. "We've been doing it with nine." ${h} looked down to see if the shirt could be taken off without anyone noticing. ${k} looked away. It was that very end of the bench.`,
          `"You have a rest," said ${c}, and moved ${h}'s peg to the end of the row. ${h} asked how to do that. "You just sit there," they said, and went off to talk about it, in a ring, with their backs outwards. ${k} was in that ring for the first time. It was warm in it. Through a gap between two shoulders you could see somebody doing exactly as they had been told.`,
          `The oranges went round, and the talk went round, and neither of them stopped at ${h}. "We'll manage," they said. They were quite gentle. Somebody had put all of the coats next to ${h}, as if it were a sort of present. ${k} knew that heap. There was a sleeve you could get your whole arm down, when you did not want to be seen to mind. ${h} had found it already.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"What did you think that it meant?" said ${k}. "What did I think that what meant?" said ${h}. "Well. Hold the line. Keep your eye on it. Mark." "Oh," said ${h}. "That." And ${h} told ${k}, word by word, what each of them meant. It was unanswerable. ${k} had used those words for years, and not one of them had ever meant what it said. They were just noises, that you made when you were pleased, or cold.`,
          `${k} sat down at the end of the bench, in the old place. "Did I not do it?" said ${h}. "I did it as hard as I could." ${k} went through it all again: the line, and the toes. "You did it," said ${k}. "You did every word. It's only that none of the words meant what they said."`,
          `"If they would tell me what they want," said ${h}, "I could do that instead." It was said quite humbly, to an orange. ${k} opened both lips to explain, and shut them. How would you say it? It would take a good deal of saying. "You'd want somebody," said ${k}, "who stood at the side, and just told you." "Who would do that?" said ${h}. There was a silence with a whistle in it.`,
          `It was ${h} who asked. "When you say a thing," said ${h}, "is there another thing, behind it, that is the one you mean?" ${k} had never looked there. "Mostly," said ${k}. "And everyone can see it?" "We sort of guess." ${h} folded up a coat. "I see," said ${h}. "That must save a great deal of time." ${k} looked at the score, and was not so sure.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `You cannot play and stand at the side. ${k} tried to think of a way, and there was none. There were eleven places, and ${h} was one, and somebody would have to come off. There was mud on ${k}'s knees at last. It had taken over a year. "${c}," said ${k}. "Put ${h} back on. I'll come out." "You? You've only just got in." "I know," said ${k}. "It's warm. Mind, it's got a hole in the left sleeve."`,
          `It would not have been mean to go back on. Everybody would have understood. They had begun to call the names, and ${k}'s was the fourth. It was the first time that it had ever been called. "${h} is playing," said ${k}. "We'll be twelve, then," said ${c}. "No," said ${k}, and pulled the ten off over both ears. It is surprising how cold it is without one. "I'll be over here. I've got something to say."`,
          `${k} looked at the ten. There was half an hour left to play with it on. Nobody knew if there would be another Saturday. It would be so simple to keep the shirt on and say nothing. But ${k} had had the thought, and it would not go away. "Here," said ${k}, and put it over ${h}'s head. It came down like a curtain. "Don't listen to anybody. Listen to me, and I'll only say what I mean."`,
          `What it needed was a person who was not playing. They were looking for one, up and down the bench, and the bench was empty. ${k} could have been looking as well. That would have been quite easy, and no one would have known. "It had better be me," said ${k}. "I know all the coats." The shirt came off inside out. ${h} put it on like that, since nobody had said which way.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: C, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Stand beside the tree," called ${k}. ${h} stood beside it. "There'll be a ball. Stop it with the inside of your foot." It stopped as if it had been nailed. "Kick it to the one in odd socks." You never saw a ball go so straight. There was no arguing with it, and no thinking it over. It went to Odd Socks, and from Odd Socks it went in. "Again?" said ${h}. "The same," said ${k}. And that was two all.`,
          `It is hard work, to say what you mean. ${k} had not known how seldom you do it. "Eleven steps. Big ones. Left. The other left. There. Put your foot out when I count to two." One, two. There were people who stopped chewing. "Now kick it as hard as you like at that bucket." The bucket hung behind the keeper. It rang. A little later it rang again, and it was two all.`,
          `"Go where the dandelion is," called ${k}, "and turn to face the church. Wait. Wait. Now foot. Now kick." ${h} did it all, and nothing else. "What's that one on?" said ${others}. They shouted things at ${h}, to put it wrong, and ${h} thanked them, and waited for ${k}. It was like steering a very willing ship. The first went in off the dandelion. The second went in by itself.`,
          `"I shall tell you one thing at a time," said ${k}, "and when you've done it, look at me." It was slow. They laughed, over on the other side, to begin with. "Walk to the white spot. Look at me. Good. It's coming from the left. That's the arm with the plaster. Stop it. Look at me. Now give it to nobody. Kick it through the gap by the post." They did not laugh so much at that. They did not laugh at all at the next.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'run', feeling: 'determined' },
          ],
          things: ['football'],
        },
      },
      {
        text: keeping(MOST, [
          `There was a minute left, and ${k} said, "Hhh." That was all. It had been coming on since the dandelion. A voice has only so much in it, and this one was spent. Out in the middle ${h} had the ball, and looked across, and waited to be told. Nobody spoke. And then ${c}, who had been good for a whole half, could hold it in no longer. "BRING IT HOME!" bellowed ${c}. "Oh, no," said ${k}, without a sound.`,
          `It was at the very end that ${k}'s voice went. It got as far as "Now". After that there was only a sort of creak, like a gate. ${h} stood with one foot on the ball and both ears up. You could hear the watch. Then all along the side it began, the way it does, first one and then the whole row. "Bring it home! Bring it home!" ${k} waved both arms. It looked like somebody being pleased.`,
          `Two all, and one minute. ${k} took a deep breath to say it, and it was as if somebody had turned off the tap. ${h} waited. ${h} would have waited till Monday. "Tell ${h} something!" people said, and shook ${k}, but nothing fell out. So they did it themselves. "Home, ${h}!" they yelled. "Bring it home!" ${k} sat down in the mud. There are a hundred things that people mean by that. None of them is what it says.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'cover', feeling: 'worried' },
            { who: C, pose: 'shout', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${h} looked at the ball. Then ${h} looked up the field. It was a thing that ${h} did every day of the week, only without a football. Nobody can stop somebody who is going home. ${n} tried, and was nodded to. Past the big one, past the small one, in between the posts. "GOAL!" It was the loudest noise that they had ever made. ${h} raised one hand, ducked under the net, and went on. It was not home yet.`,
          `Home! It was a relief to be told something so clear. And it was the shortest way, too. ${h} set off with the ball, at a good steady pace. They came from all sides, and found nobody there. In at the front. "GOAL!" Out at the rear. The net swung. There went the ball, and ${h}, through the gap and over the road. "Somebody stop it," said the referee. Nobody was in a state to.`,
          `You will have seen it coming, since you know where ${h} lived. They had all known it too. They had seen it every evening for years. It simply had not crossed their minds that home was that way. ${h} went through them like a letter through a door. "Good evening," ${h} said to the goalkeeper, as always. GOAL! And still ${h} went on, growing smaller, until you heard a latch.`,
          `"Ah," said ${h}. It was all one word, you see, and it had only the one meaning. ${h} turned to the goal as a horse turns to a stable. There is no way to mark somebody who does not know that there is a match on. One after another they slid, and missed, and lay there. "GOAL!" Then there was a sort of hush, for ${h} had not stopped. Out at the back went ${h}, past the bins, and looked both ways at the road.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'run', feeling: 'determined' }],
          things: ['goal', 'football'],
        },
      },
      {
        text: keeping(MOST, [
          `It was three to two, and it had to be, for there was nothing left to play with. Both sides went round to ask for it. It was in the armchair, with a rug over it. "${refrain}," said ${h}, and then, anxiously: "Was it this home?" "It was," said ${k}, in about a tenth of a voice. There was tea for twenty-three. The shirt lay over the back of a chair, with its arms out. "It's yours," said ${h}. "It was only ever lent."`,
          `They have cut a small door in that net. HOME, it says, in chalk, and there is a cross beside it. ${k} is ten again on Saturdays, and ${h} is eleven. ${c} goes red, and swallows, and says, "Would you please kick it to the one with odd socks." They have never played so well. And "Good night, sleep tight," says somebody to ${k}, at the end of it. ${k} holds on to the blanket with both hands, just in case.`,
          `They had to knock for the ball. It took both teams to do it, and they all wiped their feet. ${n} had the cross still on, and would not have it washed. "I wish that somebody would tell me things like that," said ${n}. So over the cake ${k} told them how it was done. It takes longer. You have to know, before you open your lips, what it is that you want. They all tried it. It got very quiet, and then somebody said, "Please may I have that piece?"`,
          `The score was three to two. It says so in the book, and after that it says: ball went home. They all trooped round there in their boots. ${h} had put it to bed. "${refrain}," whispered ${h}, with a finger up. So the whole of both teams had to stand on the stairs and talk very low. It was ${k} who began to laugh. No sound came out. It was ${h} who got a spoon, and some honey, and asked which end.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: ['football'],
        },
      },
    ],
  };
}
