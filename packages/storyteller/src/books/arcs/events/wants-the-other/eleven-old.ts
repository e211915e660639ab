import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { parentsOf } from './parents.ts';
import { REFRAINS } from './sayings.ts';

const TITLES = ['one good, one bad, one odd', 'the third row', 'the news at bedtime', 'one of each'];

/** For the oldest it is the news of the day, told on the edge of a bed; and what it would cost somebody to be there. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { P, D, p, d, Dcap } = parentsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'happy')],
        },
        `Every night ${p} sat down on the edge of the bed, and then came the news. There were rules for it. You had to tell one thing that was good, one that was bad, and one that was odd. Nobody said anything in between. ${K.introduced} had told the news since before there were proper sentences. It was how you knew that a day was over. It had been cut up into three, and somebody else had it as well.`,
        `It was called the news, and it was told at bedtime, with ${p} on the edge of the bed. One good, one bad, one odd: that was what a day came to. You were not to comment until it was over. ${K.introduced} kept the odd one till the end, for it was generally the best. In all these years they had never missed a night. Without the news a day just lay about, like a coat that nobody has hung up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'wave', 'excited'), seen(K, 'sit', 'angry'), seen(D, 'stand', 'shy')] },
        `Then ${p} joined a choir. It met on Thursdays, at seven, in the hall behind the library, and it was as if somebody had opened a window in ${p}. There was humming at breakfast. "And who does bedtime?" said ${k}. "Who has the news?" "I could," said ${d}, from the door. "You do bicycles," said ${k}. "I want ${p}." It came out harder than it was meant. ${Dcap} went down to see to the washing-up.`,
        `In September ${p} began to sing. There was a choir, on Thursdays, in the hall by the library. ${p} came home from it late, and with pink ears, and hummed in the bath. "But who does bedtime?" said ${k}. "Thursdays have news as well." "I'll do it," said ${d}, who was leaning in the door. "I want ${p} to do it, not you," said ${k}. "You're for bicycles." It was true, but it need not have been said. ${Dcap} nodded, and went away quite quietly.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'proud'), seen(K, 'sit', 'angry')] },
        `On the first Thursday ${d} sat down on the wrong side and said, "Fire away." There was one good thing, and ${d} clapped. "How good?" said ${d}. "Out of ten?" "${refrain}" said ${k}. "You don't ask!" There was a bad one. "Did you tell somebody?" said ${d}, at once. "I could ring them up." By the odd one ${k} had had enough of it. "Nothing was odd," said ${k}, and turned over to the wall.`,
        `It could not have gone worse. ${Dcap} sat on the pillow side. When ${k} told the good one, ${d} clapped. When ${k} told the bad one, ${d} wanted to know who had done it, and what their house number was. "${refrain}" said ${k}. "You just listen. You never say anything!" "What, nothing?" said ${d}. That was the first Thursday. There wasn't an odd one, as far as anybody ever heard.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(D, 'stand', 'sad')] },
        `The next Thursday ${k} had a stomach ache, and the one after that an earache. They were quite real, while they lasted. They came at ten to seven and wanted ${p}. Both times ${p} put the music back on the shelf, took off the good scarf, and stayed. There was news, on the right side of the bed, and it was as it should be. Only nobody hummed. "They're doing the second half now," said ${p}, once, and looked at the clock.`,
        `On the second Thursday ${k} could not find a thing, not even pyjamas, unless ${p} looked. On the third there was an ache. It began when the scarf came off the hook, and it stopped when it was hung up again. "Never mind," said ${p}, "I'll stay." So the news was told as it ought to be. It was a bit short. From the kitchen one could hear ${d}, drying the same pan for a very long time.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(P, 'stand', 'sad')], things: ['telephone'] },
        `It was by chance that ${k} heard it, on the way down for some water. ${p} was on the telephone. "No, give the solo to Joyce," said ${p}. "I can't be sure of Thursdays. There's somebody here who needs me." Then ${p} laughed at something, but it was not the real laugh. ${k} stood on the fourth stair. The water could wait. There are things that you want, and you get them, and they turn out to weigh something.`,
        `${k} had only come down for a drink. The kitchen door was open, and ${p} had the telephone. "It was lovely of you to think of me for it," said ${p}. "But Joyce had better sing it. I'm wanted at home on Thursdays." There was a pause. "No, I don't mind," said ${p}, who was looking out of the window, where there was nothing to see. Nobody had told ${k} about a solo. ${k} went up again without the drink.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'think', 'worried')] },
        `You could leave it as it was. ${p} had said it, and not under any pressure, and there would be news every Thursday until for ever. Nobody would blame anybody. ${k} lay there and tried to be pleased. The other way was to have ${d} on the pillow side, clapping. It was not much of a choice. But it had begun to be odd, the good sort of odd, how quiet it had got at breakfast. ${k} got up.`,
        `It was settled, then. All ${k} had to do was nothing, and ${p} would be on the edge of that bed every night of the week. It was just what had been wanted. It ought to have felt better. ${k} thought of ${d}, who asked things, and clapped, and sat in the wrong place. Then ${k} thought of the scarf on its hook. In the end a person can put up with clapping. ${k} got out of bed.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(P, 'stand', 'surprised')],
        },
        `"Ring them again," said ${k}, in the kitchen. "Say that you can come. I heard it." ${p} went red. "And your news?" "${Dcap} can do that." "You said that ${d} gets it wrong." "${Dcap} does," said ${k}. "So it'll have to be learned. You got it wrong as well, at first, I expect." ${p} thought back. "I used to sing in the middle," said ${p}. And then ${p} picked up the telephone.`,
        `"I haven't got an ache," said ${k}, at the kitchen door. "I haven't had one since seven o'clock. You're to ring them up and sing that thing." ${p} put down the cup. "And Thursdays?" "I'll teach ${d}," said ${k}. "It may take a while." It was not an easy thing to offer. Nobody knew that better than ${p}, who had started to smile, and was looking for the number. "I never knew the rules either," said ${p}. "You taught me."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'point', 'determined'), seen(D, 'sit', 'curious')],
        },
        `"Sit there," said ${k}, on Thursday. "No, there. Don't ask, don't clap, and don't ring anybody up." ${Dcap} sat on both hands. ${k} told the good one. ${Dcap} shut both lips. ${k} told the bad one, and ${d} went quite purple with all that was not being said. "Breathe," said ${k}. Then ${k} told the odd one. ${Dcap} didn't make a sound, but the whole bed shook. "Better," said ${k}.`,
        `They began with where to sit. After that came the mouth. "It stays shut till I've said all three," said ${k}. "You can nod." So ${d} nodded, at the good one, until the bed creaked. At the bad one ${d} took hold of the bedpost, and held it, and did not say a word. At the odd one there was a noise like a kettle. "I'm not laughing," said ${d}. "You can laugh at odd," said ${k}. "That's what it's for."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'calm'), seen(K, 'sit', 'surprised')] },
        `"Now you," said ${k}, since it seemed only fair. "Me?" said ${d}. It turned out that nobody had ever asked. ${Dcap} had a good one, about a bus that waited. The odd one was about a goose in a bank. And then ${d} looked at the blanket. "The bad one's old," said ${d}. "Somebody told me that I was for bicycles." ${k} said nothing at all until it was over. Those were the rules. It was much the hardest thing about them.`,
        `"And yours?" said ${k}. ${Dcap} looked round, as if somebody else might have come in. In that whole house there had only ever been one person's news. There was a goose in a bank, which was odd, and a bus driver who had waited, which was good. "For bad I've got an old one," said ${d}. "I was told that I'm for bicycles." One isn't allowed to speak in between. So ${k} had to sit there, and hear it, right to the end.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'shy'), seen(D, 'hug', 'happy')] },
        `"Is it over?" said ${k}. "That was all three," said ${d}. "Then I'm sorry," said ${k}. "You're for bicycles, and for geese. I never get a goose from ${p}." ${Dcap} was very pleased, and tried not to clap. Outside a key turned. They heard somebody come in, and stop in the hall, and sing one long line straight up the stairs. It went up like a lift. It must have been the solo.`,
        `When you have heard all three you may say something. "I was wrong," said ${k}. "I only knew about the bicycles. I didn't know about the goose." "There's generally a goose," said ${d}. They shook hands on it, and then that seemed too little, and they did it better. Down in the hall a door shut. Somebody stood there in a scarf and sang eight notes, all by themselves, up into the dark house.`,
      ),
      page(
        {
          setting: 'stage',
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'stand', 'proud'), seen(K, 'sit', 'excited'), seen(D, 'sit', 'excited')],
        },
        `At the concert they sat in the third row. When it came to the solo ${p} stepped forward, looked about, and found them. It was not long, but nobody coughed. Then it was quiet, as it is before anybody dares. ${k} looked at ${d}. ${Dcap} was sitting on both hands, quite purple, and waiting for a sign. "Now," said ${k}. "Now you can clap." You could hear it as far as the library.`,
        `${p} stood right at the front, in the good scarf, and the rest of the choir stood behind and hummed. In the third row sat ${k} and ${d}. The solo went up, and turned round up there, and came down. Nobody moved. ${Dcap} had hold of the seat in front, and looked at ${k}, and did not make a sound. "It's over," whispered ${k}. "You're allowed." Nobody in that hall had ever been clapped like that.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'happy'), seen(D, 'sit', 'happy')],
        },
        `There was news that night, in spite of how late it was. ${p} had the edge of the bed, and ${d} had the other edge. "One good," said ${p}, and needed no more words for it. "One odd," said ${d}. "On the way home a goose crossed the road." "${refrain}" said ${k}. "You haven't got a bad one." They all three thought about it. They thought for so long that somebody fell asleep.`,
        `It was nearly eleven, but a day has to be hung up. They did it with all three on the bed, and ${k} in the middle. ${p} had the good one. ${Dcap} had the odd one, and of course there was a goose in it. "${refrain}" said ${k}, with both eyes shut. "What about the bad one?" Nobody could find one anywhere. They looked for some time. When they had given up, ${k} was asleep.`,
      ),
    ],
  };
}
