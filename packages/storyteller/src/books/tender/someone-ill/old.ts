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
          `The button had come off nobody. ${K.name} had asked. It was simply there, one day, at the bottom of a pocket. It was red, and had four holes, and looked surprised. It was a help in assemblies. You let your thumb go round, and by the fourth hole whatever it was would usually have started.`,
          `If you were going to be nervous, said ${K.name}, you should have something to be nervous with. Some people bite things. ${K.name} had a red button, which lived in whichever pocket was nearest, and you counted its holes. It took four breaths. That does not sound long. But there is hardly anything so bad that it cannot be put off for four breaths.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'stand', 'calm')], things: ['button'] },
      ),
      page(
        [
          `You can tell when something is up. Doors are shut a little too softly. People stop talking when you come in, and ask you how school was in a bright sort of voice. ${K.name} knew for two whole days without knowing what. Being left to guess is worse than most answers.`,
          `It began with the telephone. It rang at the wrong times, and was taken out of the room. Then it was whispers, and a smile that came on too fast. ${K.name} sat on the stairs and counted holes. Whatever it was, it had got bigger with every door that was closed on it.`,
          `Someone had moved the calendar. That was the first thing. There were appointments on it, in pencil, with no names. Then supper was at five, and then at eight. The voices went on after lights out, all on one note. Nobody was angry. ${K.name} would have known what to do about angry. The button went round and round.`,
          `"Nothing's the matter," they said, when ${K.name} had not asked. They said it in the kitchen and then again in the car. There was a bag in the hall that nobody would admit to. ${K.name} sat on the bottom stair and thought of a thing it could be, and then of a worse one. It is a bad game. You always get better at it.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `"Something's wrong," said ${K.name} at last. "I'd rather know." ${cap(G.name)} put down the tea towel. "You're right, and I'm sorry. I was waiting till I understood it myself. ${cap(W.name)} is not well. Something in the body isn't working as it should. ${help}" It was bad news. It was also, in a way, a relief.`,
          `In the end it was ${K.name} who asked. "Is it ${W.name}?" And ${G.name}, who had been about to say something bright, did not. "Yes," said ${G.name}. "${cap(W.name)} is not well, and it's more than a cold. ${help} I should have told you before. You'd worked it out, hadn't you?" "Only that there was an it," said ${K.name}.`,
          `"You've stopped humming," said ${K.name}. "You always hum." ${cap(G.name)} looked caught, and pulled out a chair. "I didn't know I did. Well, then. ${cap(W.name)} is not well. There's something in the body that needs mending, and it may be slow. ${help}" ${K.name} waited for the floor to do something. It stayed where it was. There was even a crumb on it.`,
          `${K.name} had practised it as a joke, but it did not come out as one. "Am I the only one who doesn't know?" There was a short, bad silence. "Yes," said ${G.name}. "And that wasn't fair. ${cap(W.name)} is not well. It's the kind that takes proper looking after. ${help} I've been saying it to myself all week. It's harder out loud." "It's better, though," said ${K.name}.`,
        ],
        { setting: 'kitchen', camera: 'medium', actors: [act(G, 'sit', 'worried'), act(K, 'stand', 'determined')] },
      ),
      page(
        [
          `They took a sheet of paper and drew a line down the middle. THINGS WE KNOW, wrote ${G.name} on one side. THINGS WE DON'T KNOW YET, it said on the other. The second side filled up much faster. How long. How it will be. Whether it will ever be just the same. "You've left out the biggest," said ${K.name}, and did not say it.`,
          `"Let's be tidy about it," said ${G.name}, and found a notebook. They made two lists. One was called KNOWN and the other was called NOT KNOWN YET. ${K.name} was surprised at how short the first one was. "I thought grown-ups had a longer one," said ${K.name}. "So did I," said ${G.name}, "when I was your age."`,
          `${cap(G.name)} had a notebook for shopping, and they turned it over and used the back. On the left they put what was so. On the right they put what nobody could say. "How long" went over to the right, and so did "why", and "what then". By the end the right side looked like a town and the left side like a field. "It's a good field," said ${G.name}. "It's all true."`,
          `"When I'm in a muddle I draw a line," said ${G.name}, and drew one, right down the notebook. Here was what they knew. There was what they did not. They took it in turns, and it was like packing for two holidays, in two climates. ${K.name} wrote quickly until there was just one thing left. That one would not go on either side.`,
        ],
        { camera: 'close', actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'worried')], things: ['notebook'] },
      ),
      page(
        [
          `"Go on," said ${G.name}. So ${K.name} said it, to the button. "Was it because of me? I make a lot of work. I said I wished everyone would just go away." "That goes on the other side," said ${G.name}, "because that we know." And under KNOWN went a whole line. Nothing that ${K.name} did, said or thought has made ${W.name} ill.`,
          `There was one that ${K.name} wrote down alone, and then covered with an arm. ${cap(G.name)} waited. The arm moved. Is it my fault, it said. "I can answer that," said ${G.name}. "It isn't. Not the shouting, not the wishing, not the untidy room. Bodies get ill for their own reasons." And it was crossed off, twice, on both sides of the paper.`,
          `"Whose is the blank one?" said ${G.name}. It was ${K.names}. "I had a thought," said ${K.name}. "A really bad one, the week before. And then it happened." "I've had that very thought," said ${G.name}. "Most people have it about once a month. If it worked there'd be nobody left standing. It can't make anyone ill, and it didn't. Come here." The line was written in ink.`,
          `${K.name} put it as a sum. There had been a great deal of noise in the house, and most of it was ${K.names}. Somebody had got ill. You could see how that came out. "No," said ${G.name}, "because those two don't add. Noise is tiring. It doesn't turn into this. Nothing you ever did, or said, or had in your head is a reason for it." "Could you write that down?" said ${K.name}. It is there still.`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `It is hard to be somebody's friend when your head is full. At school ${K.name} snapped at a boy for humming. Then there was a whole lunch with nobody to sit with. ${K.name} could have said sorry and left it at that. Instead ${K.name} said, "Somebody at home is ill." It felt like handing over a coat. The boy moved his tray. He did not hum.`,
          `At school nobody knew. It was nice for about an hour. Then it was like having a stone in your shoe and dancing. ${K.name} told one person, the teacher, after the bell. The teacher did not make a face. "If you need five minutes, ever, just put a pencil on my desk," said the teacher. "You needn't say why."`,
          `They were doing fractions, and ${K.name} began to cry into them. Nobody knew what to do, so they all looked at the clock. At break a girl came up whom ${K.name} did not even like much. "Is it at home?" she said. "Mine was at home." She had half an orange. She did not ask for anything back. ${K.name} had to change a whole opinion, standing there, and eat the orange too.`,
          `There was a trip, with a form, and there was a line for anything we ought to know. ${K.name} stood by the desk a good while. To write it was to have it true at school as well. School was the only place where it was not. But you get found out, in the end, by your own face. ${K.name} wrote it. "Thank you," said the teacher, quite low. "Now there's one place you needn't act."`,
        ],
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'stand', 'shy')] },
      ),
      page(
        [
          `The week had holes in it, as well. On Wednesday ${G.name} burned the rice so badly that they opened every window. Then they had bread and jam, in coats. ${K.name} laughed until it ached, and looked up, caught. "It's all right," said ${G.name}. "Being miserable all day long doesn't help ${W.name}. Nobody gets better quicker because you skipped a laugh."`,
          `They went on having supper, because you do. One night the potato shot off ${G.names} fork and landed in the sugar. There was a silence. Then there was such a noise that next door knocked on the wall. "We ought to be sad," said ${K.name}, wiping both eyes. "We are," said ${G.name}. "We're just not only that."`,
          `One evening ${G.name} made a pie, and you could have soled a shoe with it. ${K.name} tapped it on the plate. It rang. "We could send it," said ${G.name}, "as a paperweight." Then they were both off, holding the table. When it was over it was very quiet. "Am I a bad person?" said ${K.name}. "No. It can be both at once," said ${G.name}. "Have some ketchup."`,
          `The smoke alarm went off for toast, and ${G.name} fought it with a tea towel, and it won. ${K.name} had not heard a person say "bother" so many times in a row. It was the sort of laughing that hurts your neck. "I didn't think we'd do that for a while," said ${K.name}. "I'm sure it's allowed," said ${G.name}. "I should save it up and tell ${W.name}."`,
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
          `${cap(G.name)} was putting a bag together for ${W.name}, mostly socks. "Is there anything you'd like to send?" There were a hundred things that would have done. A drawing would have done. But ${K.name} knew what you want when you are lying there waiting and it is your turn next. You want a button. It was the only one, and it was in use.`,
          `Everyone had an idea of what would cheer ${W.name} up. There was talk of grapes. ${K.name} said nothing. In one pocket was the button, the very thing, and nobody had thought of it, and nobody would. It could stay just where it was. There were a good many nights still to come, after all, on this side. "What is it?" said ${G.name}. "I'm deciding," said ${K.name}.`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'worried'), act(G, 'stand', 'calm')], things: ['button'] },
      ),
      page(
        [
          `"It's a loan," said ${K.name}, and put it in with a card. Then came the instructions, on a separate sheet. One: hold it in the left hand. Two: count the holes. Three: if there are not four, count again. Four: it does not make anything better. It is only good to have. ${cap(G.name)} read it through, and had to look out of the window for a bit.`,
          `It went off wrapped in a sock, so as not to rattle. "Tell ${W.name} it isn't lucky," said ${K.name}. "It doesn't do anything. You just count it, and when you've got to the end, that's four things done." "I think that's the most useful present I ever carried," said ${G.name}.`,
          `"You'll have to tell them it's on loan," said ${K.name}, and counted it once more, and let go. It was the letting go that was difficult. It was only a button on a palm. "Is there a message?" said ${G.name}. "Say four. Just say four, and they'll see." ${cap(G.name)} closed that hand as if it had an egg in it, and it stayed closed.`,
          `${K.name} sewed it to a card, so that it could not roll under anything. It took a long thread and a long evening. HOLES, 4, it said beneath. PLEASE CHECK OFTEN. "It doesn't make you well," ${K.name} told ${G.name}. "You'd better say that, or they'll be disappointed. It only keeps you company while you're not." "I know a good many people who can't do that," said ${G.name}.`,
        ],
        { camera: 'medium', actors: [act(K, 'reach', 'determined'), act(G, 'kneel', 'sad')] },
      ),
      page(
        [
          `The two lists are on the bedroom wall. Some lines have moved over to the KNOWN side, and some new ones have come on the other. Every evening they look, and ${K.name} may ask anything, even the one from yesterday. The pocket is still empty. ${K.name} feels for the button at the traffic lights all the same. One. Two. Three. Four. It works from here.`,
          `Nobody knows yet how it will be. It is still on the list. But ${K.name} is told things now, as they come, and the doors stand open. That night ${K.name} put a thumb where the button would have been, and went round it. It is odd. You can count four holes that are somewhere else. Somebody had got there first, and was on three.`,
          `The notebook is on the shelf by the bed, and it has gone soft at the corners. They do it every night, one line each. Some nights there is nothing to put on the left, and they say so. ${K.name} lies there afterwards with a thumb against the sheet, going round. It started as remembering. Now it is more like waving. Two. Three. There is a long way between, and four.`,
          `There is no saying how it will go. They have written that down, on the right, and underlined it, and they look at it less than they did. "It got there safely," said ${G.name}, coming in. "I saw it. It was being held." ${K.name} did not ask for more than that. That night the pocket was as empty as ever. ${K.name} put a hand in, all the same, and kept the place.`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
