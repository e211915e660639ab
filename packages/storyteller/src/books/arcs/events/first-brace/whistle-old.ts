import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bracedOnes, TITLES } from './parts.ts';

/** For ages 8 to 12: a letter that is done without, a friend who is not told why, and a hill with the wind on it. */
export function old(going: Going): Told {
  const { A, B, G, O, D, a, b, d, g, Gcap, k, third, chance, refrain } = bracedOnes(going);
  const also = third ? ` ${k} was up there too, and called the loudest.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(O, 'stand', 'calm')] },
        `A brace is twenty little squares, and a wire to hold hands with all of them. "You may choose the colour of the bands," said ${O.name}. ${A.introduced} chose green. It took as long as a film, and nothing hurt but the keeping still. "Your teeth aren't used to company," said ${O.name}. "You may sound different for a bit. Is that all right?" "Yes," said ${a}. It came out like a kettle.`,
        `"Nearly there," said ${O.name}, who had been saying so for half an hour. ${A.introduced} lay and counted the tiles on the ceiling. On went the last little square, and the wire clicked home. That was a brace, then. It felt like having somebody else's furniture in. "Say something," said ${O.name}. "Thanks," said ${a}. There was a thin, high noise. They all looked round for the window it had come in by.`,
        `A brace is put on in three parts. There is glue, there is waiting, and there is wire. ${A.introduced} was good at the first two. "Open. Lovely. Green bands, you said?" ${O.name} held up a mirror. It was like looking at a very small railway. "Is it finished?" said ${a}. The last word had a whistle at the end. ${O.name} nodded. "That goes, by and by," said ${O.name}. "Tongues are slow learners."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'happy')],
          things: ['soup'],
        },
        `It was soup for supper, because of the ache. "Please pass the salt," said ${a}, and stopped with a hand over the mouth. That had been three. ${Gcap} bit a lip, and was not quick enough. "It's rather fine," said ${g}. "It's like having a bird in." Out in the next garden a dog had sat up. It had its head on one side. ${a} looked at the salt. You could do without it. You could do without all of it.`,
        `"Soft things, till Sunday," said ${g}, and put down some soup. ${a} was trying it out on the spoon. "Sunday. Sss. Spoon." It whistled each time, right up where bats are. Over the fence ${d}, the dog from next door, stood up on two legs to see who wanted what. ${g} laughed. It was a friendly laugh. It went in all the same. And it came to ${a} how few words really have to have that letter.`,
        `${Gcap} had made soup, and did not ask anything that needed an answer. "It'sss only the Sss," said ${a}, and both of them heard it. ${g} tried hard to look like somebody who had not. Next door a dog began to whine, quite politely. "I'll leave it out," said ${a}. "What, the soup?" "No. That letter." Nobody can laugh at a thing that you don't say.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'sit', 'curious')] },
        `It was easier than you would think, and it was very hard work. "What is three and three?" they asked in the morning. "${refrain}," said ${a}. A snake was a rope that could bite. The sea was a lot of water. At dinner it was bread, with bread on it. ${b}, at the next table, had stopped with a pencil in the air. "Why do you talk like a crossword?" said ${b}. ${a} thought about it. "No real motive," said ${a}.`,
        `By Tuesday ${a} could do it without thinking first. Nothing was "yes" any more. It was "indeed". A sister was a girl who lived with you. "Who can tell me what comes before seven?" ${a} put up a hand before remembering. "${refrain}," said ${a}. It was quite right, and there was a good deal of laughing. ${b} didn't laugh. ${b} was looking at ${a} as you look at a clock that has begun to go backwards.`,
        `There are people who give up sugar. ${a} gave up a letter. "How old are you now?" asked the dinner lady, who only wanted to be kind. "Older than a baby," said ${a}. In maths it was worse. "${refrain}," said ${a}, and then, a bit later, "Twelve, cut in half." ${b} slid a note across. It said: IS IT A GAME? CAN I PLAY? ${a} turned it over, and then wrote nothing on the back.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'excited', 'letter'), seen(A, 'stand', 'worried')],
          things: ['letter'],
        },
        `There was to be a poem on Friday, in front of the whole school, for two voices. ${b} had asked for it on purpose. "It's called The Sea," said ${b}. "I do one line, and you do the next. I told them you'd be best." ${a} looked at the paper. "Silver sand and seven shells." It was like a field with a bull in every corner. "I can't," said ${a}. "Why not?" There was a reason, and it began with the wrong letter.`,
        `"They've given it to us!" said ${b}, and waved the letter. "It's the poem for Friday. We asked for it in June, you and I, and they've said yes." ${a} read as far as the first line. So softly sings the silver sea. You could not get round that. It had been built so that nobody could. "You'd better do it with another partner," said ${a}. "But it's ours," said ${b}.`,
        `${b} had the words already, in large letters, with a line of green for ${a}. "You do the sea, and I do the wind," said ${b}. "Look. You start." She sighs, she sings, she slips ashore. ${a} counted, and then stopped counting. Every one of them would go off like a kettle, in a hall with three hundred people. "I don't want to," said ${a}. It was the first thing that week that was really untrue.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'sad'), seen(A, 'stand', 'sad')] },
        `${b} folded up the paper very small. "Is it me?" said ${b}. ${a} wanted to say that it was not. "It isn't you" has two in it. "No," said ${a}. But it's a short word, and it can mean a great many things. ${b} took the other way round the hall, and sat by the coats. "You could just have said," said ${b}.`,
        `"All right," said ${b}, in the voice of somebody for whom it's not. And ${b} went to ask Pim, who reads as though he were counting bricks. There was one word that would have helped. ${a} had it ready: sorry. It lay on the tongue and would not come out. So nothing came. From behind, you could see that ${b} had been waiting for it.`,
        `You would never believe how much a friend can be hurt by good grammar. "I would rather not," ${a} had said, and it was so polite. ${b} nodded twice. Then ${b} took the green pen, and crossed out the green lines, one after another. ${a} stood and watched. Every word that could have stopped it had that letter in it.`,
      ),
      page(
        {
          setting: 'mountain',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'shout', 'worried')],
        },
        `On Thursday they were all up on the hill, flying kites, for science. The wind took the words out of your mouth and threw them in a hedge. Then somebody came running, with a lead, and no dog on it. It was ${d} from next door, who was old, and had gone down among the gorse after a rabbit. "${d}!" they shouted. "${d}!" shouted ${b}.${also} The wind tore it up. In the gorse nothing moved. Beyond it was the road.`,
        `It was blowing half a gale on the hill that Thursday, and the whole class leaned. They were there to measure it. They'd just got out the string when ${b} saw the lead, trailing, and nobody at the end of it. It was ${d}'s. ${d} had slipped off into the fog of gorse, on the side where the road is. "${d}!" They all tried it, one at a time and together.${also} You could see them shout. You couldn't hear a thing.`,
        `The class went up the hill on Thursday, to see what wind is made of. It was made of everybody's hats. Halfway up they met the man from next door, holding a collar. "${d} has gone," he said. "It's those ears. Voices don't carry to ${d} any more, not low ones." Thirty people called at once, and ${b} called longest.${also} It was like throwing feathers. Somewhere beyond the gorse a lorry changed gear.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `${a} knew something that nobody else knew. A head on one side. Two paws on a fence. Every time it had happened, there had been one letter in it. It would have to be loud. It would have to be the loudest one that anybody had ever done. They'd all hear: the class, and ${b}, and whoever had laughed at twelve cut in half. Nobody would know if ${a} only clapped. So ${a} clapped. It went as far as a clap goes.`,
        `There's a kind of sound that goes under the wind, like a letter under a door. ${a} had one. It had sat up a dog on Monday through two panes of glass. But it couldn't be done in secret. You can't whisper to a hill. ${a} waved a scarf first, and jumped, and stamped, all of which are silent. The road was louder now. It is a bad moment, when you've tried everything but the right thing.`,
        `High ones, then, thought ${a}. Not low ones. And who in all this crowd had a high one, whether they liked it or not? If you kept your mouth shut, you were just somebody with green teeth. If you opened it, you would be the kettle until you were old. ${a} looked at ${b}, who was hoarse, and still at it. ${b} hadn't stopped to think what it sounded like.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'surprised')] },
        `${a} took the deepest breath of the whole week. It had to be something that a dog would want. "SSSAUSSSAGESSS!" It went off like a train. It went through the wind as a needle goes through a curtain. It went out over the gorse, and beyond. Twenty-nine kites came down. ${b} turned right round. Not one person on that hill was looking anywhere else.`,
        `What do you call to a dog? You call it its supper. "SSSAUSSSAGESSS!" All that had been saved up since Monday was in it. It was so high that it hurt your fillings. Birds got up. Somebody dropped a ruler. And then it was very quiet, apart from the wind. ${b} was staring, with one mouth wide open. ${a} did it again, since it couldn't get any worse.`,
        `"SSSSS," went ${a}. It was only to see. And then it all came, four days of it, in the one word that has it three times. "SAUSAGES!" You would not have thought that a person could make that noise. It was like a gate, and a kettle, and a star. It flew straight down the hill, quite straight, while all the other words were blown away to Wales. They'd all heard it. ${b} had, most of all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'happy'), seen(A, 'kneel', 'happy'), seen(B, 'cheer', 'happy')] },
        `The gorse shook at one end. It shook all the way up, like a zip. Out came ${d}, wet through, with a head on one side, and stood on ${a}'s boots, and waited. There were no sausages. ${a} had to explain that. "It'sss the brassse," said ${a}, into one large ear. "I'm sssorry." ${b} had come up behind. "Oh," said ${b}. "It's that. It's only that?"`,
        `Two ears came over the rise, and after them, at a gallop, the rest of ${d}. ${d} went by twenty-nine people and sat down in front of one. It was the best that anybody had ever been looked at. "What was that?" they were all saying. "It'sss my brassse," said ${a}. "It doesss it with every Sss." And nobody laughed, because they were busy trying to do it. "Is that why?" said ${b}. "Yesss," said ${a}.`,
        `They saw a tail first. ${d} came up through that gorse in a line as straight as the sound. ${d} put both paws on ${a}, and smelled the green bands, all twenty. "Do it again!" someone begged. "Can you teach me?" The whole class was hissing like a tyre shop. ${b} wasn't. ${b} had gone a bit pink. "The Sea," said ${b}. "Silver sand. You should have said." "Not with two Sssesss in it," said ${a}.`,
      ),
      page(
        {
          setting: 'stage',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['letter'],
        },
        `Pim was very glad to be let off. So on the Friday there were two of them up there, with one piece of paper. "Thank you for assking me," said ${a}, behind the curtain. It was worth the noise. Then it was the line with the silver sand in it. It blew through the hall like real wind in real ropes. Three hundred people looked to see where the water was coming in. ${b} forgot to come in at all.`,
        `"You don't have to," said ${b}, at the side of the stage. "Pim can do it." "Pim can't do thisss," said ${a}. And that was so. ${b} did the wind. Then came the sea, and it whistled, and sighed, and slid back down the stones. It had never been so like the sea. The people at the back said afterwards that they'd smelled it. In the second row ${g} didn't bite any lip.`,
        `They'd put the green lines back, in a different green. "I'll come in early if you get stuck," said ${b}. But you can't get stuck in what you've stopped running away from. So softly sings the silver sea. It came out of ${a} like spray. The smallest ones in the front pulled up their feet. When it was done, there was one more hiss, a long one. That was the whole hall breathing in.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(D, 'sit', 'curious')] },
        `It went as it had come, some time or other, while nobody was listening. "Six," said ${a}, one morning in the garden, about some plums. That was all it was. It was just six. ${a} said it once more, to be certain. Behind the fence sat ${d}, with a head on one side, and waited for the rest. "Sss," tried ${a}. It was no good. A tongue had learned its lesson.`,
        `By half-term it was gone. ${a} noticed it in the garden, in the middle of a sentence. "Sausages," said ${a}. It was as plain as bread. They say that nobody misses a thing like that. On the other side of the fence ${d} looked left and looked right, and then at ${a}, rather hurt. It's not nice to be left out of a secret.`,
        `One day ${a} told ${d} about something, over the fence, and got to the end of it. ${d} had gone to sleep. "Six silver spoons," said ${a}. Not an ear moved. So the whistle was gone. ${a} had waited for that for so long, and it was strange how quiet it was in there. You could hear the wire.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy')] },
        `"Two fingers," said ${b}, who had got it from an uncle. "You fold your tongue back, and blow." It took them the whole afternoon, and mostly it was spit. Then it came, thin and high, from both of them at once. ${d} was over that fence like a lamb. "How many times did you try?" asked ${g}, from the door. ${a} and ${b} looked at each other. "${refrain}," they said.`,
        `So now they are learning to do it on purpose. ${b} has a book from the library. You need two fingers, and no shame at all. So far ${b} can blow out a candle. But at a quarter to five today ${a} got one, quite by accident. ${d} came over the fence with both ears up. "What did you call ${d} for?" said ${b}. There had to be something. "What's three and three?" said ${a}. ${d} knew that. "${refrain}," said ${b}, to help.`,
        `${b} says that you can do it with a blade of grass. They've tried every blade in the garden. This evening there was one, at last, with a squeak in it, and then a whistle. ${d} came and lay down on their feet. "That's one," said ${a}. "How many more do we need?" said ${b}. They thought of all the weeks until the brace came off. "${refrain}," said ${a}. And they did that many, and went in.`,
      ),
    ],
  };
}
