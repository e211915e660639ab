import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { personFigure } from '../../company/company.ts';
import { act, oneWay, page } from '../held.ts';
import type { Shy } from './book.ts';

/** A radio play needs somebody for the silence. */
export function old({ child: K, age, isNew, chance }: Shy): Told {
  const refrain = 'I was just about to';
  const k = K.name;
  const told = oneWay(chance);
  const name = chance.pick(...['Noor', 'Ellis', 'Wren'].filter((each) => each !== k));
  const F = personFigure('friend', name, 'child', age);
  const T = personFigure('teacher', 'Mr Ferris', 'teacher', age);
  return {
    title: titled(chance.pick('just about to', `the part that nobody wanted`, `${k} is just about to`)),
    refrain,
    pages: [
      page(told(
          `${isNew ? `The new class was a good one, as far as ${k} could tell from the edge of it.` : `${k} had been in that class for years, mostly at the edge of it.`} ${k} always had something to say. It took some time to get it ready, that was all, and by then they were on to something else. "${refrain}," thought ${k}, about eleven times a day.`,
          `${isNew ? `At the new school they talked as people skip, with two ropes.` : `In ${K.names} class they talked as people skip, with two ropes.`} You had to see your moment and jump in. ${k} stood beside it, and leaned forward, and leaned back. "${refrain}," thought ${k}, and the rope went round again.`,
        ),
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'stand', 'worried')] },
      ),
      page(told(
          `People said "shy", and tilted their heads. They said it in front of ${k}, as one speaks of somebody's cough. It is an odd word. It only tells how a person looks from outside. From inside it was more like standing at a road with a great many cars, and having perfectly good legs.`,
          `"Shy" was in every report. "Should speak up more," it said. Nobody ever wrote of the others that they should be quiet more. ${k} did not mind being shy. It was restful, and you heard all the best things. ${k} only minded being about to.`,
        ),
        { camera: 'close', actors: [act(K, 'sit', 'calm')] },
      ),
      page(told(
          `Then Mr Ferris said that they would do a play for the radio, a real one, with noises. There was a storm in it, and a ship, and a ghost who turned out to be a goat. In two minutes everything was gone, and ${name} was the storm. There was one part left over, and it had no lines in it. It only said: SILENCE.`,
          `In March they made a radio play. It had a lighthouse, four smugglers and a cow. Everybody wanted the cow, and ${name} got it. When the list was full there was a single line at the bottom that nobody had taken. "Whoever does the quiet," read Mr Ferris. "Well. I suppose that does itself."`,
        ),
        { camera: 'medium', actors: [act(T, 'stand', 'happy'), act(F, 'wave', 'excited'), act(K, 'sit', 'curious')] },
      ),
      page(told(
          `They tried it the next day. It was dreadful. The storm went on over the ghost. The ghost came in on top of the captain, and the goat laughed. When Mr Ferris played it back, it sounded like a cupboard full of saucepans falling down a hill. "What's wrong with it?" said ${name}. "It's got everything in!"`,
          `The first recording was eleven minutes of everybody. You could not hear the sea for the smugglers, nor the smugglers for the cow. They listened to it with their mouths open. "But we were all good," said ${name}. It was true. They had all been good, at once.`,
        ),
        { camera: 'wide', actors: [act(F, 'stand', 'surprised'), act(T, 'cover', 'worried'), act(K, 'sit', 'calm')] },
      ),
      page(told(
          `${k} knew what was wrong with it. ${k} had been listening to that class for a long time. "${refrain}," thought ${k}, and leaned forward, and leaned back. The bell went. Then everybody was gone, except for ${name}, who was looking for a shoe.`,
          `${k} could have told them. It was quite plain, if you were used to hearing. "${refrain}," thought ${k}, all through the second try and the third. And then, when nobody was left but ${name}, winding up a cable, it was out. "There's no quiet in it," said ${k}.`,
        ),
        { camera: 'medium', actors: [act(K, 'stand', 'worried'), act(F, 'kneel', 'curious')] },
      ),
      page(told(
          `"It needs holes," ${k} told the shoe. "You're only frightened of the ghost if it's quiet first. I'd put it there, and there, and a long one before the goat." ${name} had stopped looking. "Say that again," said ${name}. "No, wait. I'll get them all back. Could you say it to them?" ${k} could not. "Then write it," said ${name}.`,
          `"A quiet isn't nothing," said ${k}. "It's what you hear the next thing with." ${name} sat down on the cable. "How do you know when?" "You can hear it coming," said ${k}. It was the longest talk that the two of them had ever had. ${name} had hardly said a word, because of wanting to know.`,
        ),
        { camera: 'close', actors: [act(K, 'sit', 'curious'), act(F, 'sit', 'surprised')] },
      ),
      page(told(
          `So it was marked in red, all through the play: QUIET, and how long. Somebody had to hold up a hand and keep it up, however much the others wanted to go on. It can't be a person who likes to hear themselves. They looked round the class, and then they all looked the same way.`,
          `The next morning there was a chair on a table, and they asked ${k} to sit on it. ${k} would not have to speak. ${k} would only have to lift one hand, and nobody was to make a sound until it came down. The whole class looked up at that hand. It shook a bit. Then it went up.`,
        ),
        { camera: 'wide', actors: [act(K, 'sit', 'worried'), act(F, 'stand', 'happy'), act(T, 'stand', 'happy')] },
      ),
      page(told(
          `The storm stopped. It was so quiet that you could hear the wool in people's jumpers. ${k} kept the hand up. Somebody swallowed. ${k} kept it up still, for longer than anyone dared, until the dark was quite full. Then it came down, and the ghost said, "Maa." Four people screamed, and one of them was Mr Ferris.`,
          `There went the smugglers, one, two, three, four. And then nothing. ${k} held it, as you hold a full glass. Far away the sea came in, which had been there all the time, and nobody had ever heard it. Only then did ${k} let go. "Moo," said the cow, very low. It was so frightening that they had to stop and laugh.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'proud'), act(F, 'stand', 'surprised'), act(T, 'stand', 'surprised')] },
      ),
      page(told(
          `They played it to the whole school, and afterwards people came up who wanted to know about the quiet. ${k} got ready to say something, and it took its time. ${name} held up one hand behind ${K.names} back, and kept it up. Nobody went on to anything else. "${refrain}," said ${k}, out loud, and then said it.`,
          `It won a rosette. But the best of it came on an ordinary Monday, in the middle of a lot of talk. ${k} leaned forward. Across the room ${name} saw it, and lifted a hand, and one after another they stopped. "Go on," they said. "${refrain}," said ${k}, rather pink, and jumped in.`,
        ),
        { camera: 'wide', actors: [act(K, 'stand', 'happy'), act(F, 'stand', 'happy')] },
      ),
    ],
  };
} // prettier-ignore
