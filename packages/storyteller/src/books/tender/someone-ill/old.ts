import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SomeoneIll } from './book.ts';

/** Doors that are shut a little too softly, a list in two columns, and a thing that is lent though it is needed. */
export function old({ child: K, grownUp: G, who: W, help, chance }: SomeoneIll): Told {
  return {
    title: titled(chance.pick('things we know', 'known and not known', `the button and ${W.name}`)),
    refrain: null,
    pages: [
      page(
        [
          `${K.name} had found the button at a bus stop, years ago. It was red, with four holes, and it fitted nothing. Since then it had lived in one coat pocket after another. It was good for tests, queues and the dentist. You ran a thumb round the edge and counted the holes. There were always four. That was the point of it.`,
          `Other people have lucky stones. ${K.name} had a button, and it was not even lucky. It had been in ${K.names} pocket on some very bad days. But it was round, and it had four holes, and you could count them without anybody seeing. One thing at a time, it seemed to say. And then the next hole.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'stand', 'calm')], things: ['button'] },
      ),
      page(
        [
          `You can tell when something is up. Doors are shut a little too softly. People stop talking when you come in, and ask you how school was in a bright sort of voice. ${K.name} knew for two whole days without knowing what. Being left to guess is worse than most answers.`,
          `It began with the telephone. It rang at the wrong times, and was taken out of the room. Then it was whispers, and a smile that came on too fast. ${K.name} sat on the stairs and counted holes. Whatever it was, it had got bigger with every door that was closed on it.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `"Something's wrong," said ${K.name} at last. "I'd rather know." ${cap(G.name)} put down the tea towel. "You're right, and I'm sorry. I was waiting till I understood it myself. ${cap(W.name)} is not well. Something in the body isn't working as it should. ${help}" It was bad news. It was also, in a way, a relief.`,
          `In the end it was ${K.name} who asked. "Is it ${W.name}?" And ${G.name}, who had been about to say something bright, did not. "Yes," said ${G.name}. "${cap(W.name)} is not well, and it's more than a cold. ${help} I should have told you before. You'd worked it out, hadn't you?" "Only that there was an it," said ${K.name}.`,
        ],
        { setting: 'kitchen', camera: 'medium', actors: [act(G, 'sit', 'worried'), act(K, 'stand', 'determined')] },
      ),
      page(
        [
          `They took a sheet of paper and drew a line down the middle. THINGS WE KNOW, wrote ${G.name} on one side. THINGS WE DON'T KNOW YET, it said on the other. The second side filled up much faster. How long. How it will be. Whether it will ever be just the same. "You've left out the biggest," said ${K.name}, and did not say it.`,
          `"Let's be tidy about it," said ${G.name}, and found a notebook. They made two lists. One was called KNOWN and the other was called NOT KNOWN YET. ${K.name} was surprised at how short the first one was. "I thought grown-ups had a longer one," said ${K.name}. "So did I," said ${G.name}, "when I was your age."`,
        ],
        { camera: 'close', actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'worried')], things: ['notebook'] },
      ),
      page(
        [
          `"Go on," said ${G.name}. So ${K.name} said it, to the button. "Was it because of me? I make a lot of work. I said I wished everyone would just go away." "That goes on the other side," said ${G.name}, "because that we know." And under KNOWN went a whole line. Nothing that ${K.name} did, said or thought has made ${W.name} ill.`,
          `There was one that ${K.name} wrote down alone, and then covered with an arm. ${cap(G.name)} waited. The arm moved. Is it my fault, it said. "I can answer that," said ${G.name}. "It isn't. Not the shouting, not the wishing, not the untidy room. Bodies get ill for their own reasons." And it was crossed off, twice, on both sides of the paper.`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `It is hard to be somebody's friend when your head is full. At school ${K.name} snapped at a boy for humming. Then there was a whole lunch with nobody to sit with. ${K.name} could have said sorry and left it at that. Instead ${K.name} said, "Somebody at home is ill." It felt like handing over a coat. The boy moved his tray. He did not hum.`,
          `At school nobody knew. It was nice for about an hour. Then it was like having a stone in your shoe and dancing. ${K.name} told one person, the teacher, after the bell. The teacher did not make a face. "If you need five minutes, ever, just put a pencil on my desk," said the teacher. "You needn't say why."`,
        ],
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'stand', 'shy')] },
      ),
      page(
        [
          `The week had holes in it, as well. On Wednesday ${G.name} burned the rice so badly that they opened every window. Then they had bread and jam, in coats. ${K.name} laughed until it ached, and looked up, caught. "It's all right," said ${G.name}. "Being miserable all day long doesn't help ${W.name}. Nobody gets better quicker because you skipped a laugh."`,
          `They went on having supper, because you do. One night the potato shot off ${G.names} fork and landed in the sugar. There was a silence. Then there was such a noise that next door knocked on the wall. "We ought to be sad," said ${K.name}, wiping both eyes. "We are," said ${G.name}. "We're just not only that."`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [act(G, 'sit', 'happy'), act(K, 'sit', 'happy')],
        },
      ),
      page(
        [
          `"I want to do something," said ${K.name}. "You can't mend it," said ${G.name}. "I can't either. It's not our job, and that's the hardest bit." There was a card to send, and everybody had signed it. ${K.name} held the button. If it went, it would not be there for tests, or queues, or for lying awake. That was tonight. That was every night.`,
          `"Is there anything ${W.name} needs?" said ${K.name}. "Company, mostly. Something to hold, for the boring bits." ${K.name} knew at once, and wished not to. There was only the one button. There were still the nights to get through, here. Nobody would ever know if it stayed in the pocket.`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'worried'), act(G, 'stand', 'calm')], things: ['button'] },
      ),
      page(
        [
          `"It's a loan," said ${K.name}, and put it in with a card. Then came the instructions, on a separate sheet. One: hold it in the left hand. Two: count the holes. Three: if there are not four, count again. Four: it does not make anything better. It is only good to have. ${cap(G.name)} read it through, and had to look out of the window for a bit.`,
          `It went off wrapped in a sock, so as not to rattle. "Tell ${W.name} it isn't lucky," said ${K.name}. "It doesn't do anything. You just count it, and when you've got to the end, that's four things done." "I think that's the most useful present I ever carried," said ${G.name}.`,
        ],
        { camera: 'medium', actors: [act(K, 'reach', 'determined'), act(G, 'kneel', 'sad')] },
      ),
      page(
        [
          `The two lists are on the bedroom wall. Some lines have moved over to the KNOWN side, and some new ones have come on the other. Every evening they look, and ${K.name} may ask anything, even the one from yesterday. The pocket is still empty. ${K.name} feels for the button at the traffic lights all the same. One. Two. Three. Four. It works from here.`,
          `Nobody knows yet how it will be. It is still on the list. But ${K.name} is told things now, as they come, and the doors stand open. That night ${K.name} put a thumb where the button would have been, and went round it. It is odd. You can count four holes that are somewhere else. Somebody had got there first, and was on three.`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
