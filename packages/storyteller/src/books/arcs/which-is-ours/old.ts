import type { Told } from '../../arc.ts';
import { titled } from '../wording.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import type { WhichIsOurs } from './arc.ts';

/** Whoever has learnt not to show it has to choose: to be like all the others, or to be found. */
export function old(bound: WhichIsOurs): Told {
  const { hero: H, child: K, double: T, neighbour: N, keeper: P, other: O, way, refrain, chance } = bound;
  const [h, k, t, n, p, o] = [H.name, K.name, T.name, N.name, P.name, O.name];
  return {
    title: titled(
      chance.pick('which one is ours?', 'the last of row nine', `a hundred ${H.kinds}`, 'whichever is nearest'),
    ),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(H, 'stand', 'calm'), seen(K, 'stand', 'happy')] },
        `It was soon told, what there was to tell about ${H.introduced}. ${h} ${way.was}. ${k} had long ago stopped hearing it as news. It was like the stair that creaks: you would only notice if it didn't.`,
        `${H.introduced} ${way.was}. Visitors noticed it in about four minutes. Then they looked at ${k}, to see whether ${k} had noticed, too. "Would you like another biscuit?" said ${k}, who had known it for years.`,
        `People are supposed to have many sides. ${H.introduced} had the one. ${h} ${way.was}. In the morning it was so, and in the evening it was still so. "You know where you are," said ${k}, and there wasn't much more to be said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'proud'), seen(T, 'stand', 'proud'), seen(H, 'stand', 'shy')] },
        `Next door, with ${n}, lived ${T.introduced}, who did everything by the book. The book was on the window sill. "I don't say anything," said ${n}, over the hedge. "I only say that mine doesn't." "Ours ${way.now}," said ${k}. "That's what I don't say," said ${n}.`,
        `${n} next door had ${T.introduced}, of whom there was nothing to report. ${n} reported it every day. "Not a thing wrong, from top to bottom. And yours? Is it any better?" "It isn't worse," said ${k}. "Ours ${way.now}. That's all." ${h} was behind the shed, and heard.`,
        `"I couldn't be doing with it myself," said ${n}. Beside her stood ${T.introduced}, doing it all exactly as it's done. "Have you had somebody look at yours?" "Ours ${way.now}," said ${k}, "and we look at it every day." But it was a thin sort of joke, and ${h} didn't laugh.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'sad'), seen(K, 'sit', 'calm')] },
        `On Thursday a card came. Every ${H.kind} in the land was to come to the long field. "There'll be a hundred," said ${h}. "I could stand among them and see how it's done. And you won't say anything, will you? About me?" "Not a word," said ${k}. It was quite easy to promise.`,
        `There was a Great Day coming, in the long field, for every ${H.kind} there is. ${h} had cut it out of the paper. "Nobody knows me there," said ${h}. "I could be anyone. You won't tell them?" ${k} would sooner have stayed at home. "I won't tell them," said ${k}.`,
        `"I'd like one day off from it," said ${h}. "Only one." And it so happened that on Saturday every ${H.kind} in the land would be in the long field. "If I keep in the middle, nobody'll know. Promise you won't say?" ${k} promised. One does, at the time.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(P, 'wave', 'happy'), seen(K, 'stand', 'surprised'), seen(H, 'look-up', 'excited')],
        },
        `${p} stood at the gate with a roll of tickets. "One each, and don't lose it," said ${p}. "They come out a bit alike." That was putting it mildly. There were ten rows of ten, and you could have cut them out with the same scissors. ${h} had sixty-one, and was gone.`,
        `You got a number at the gate. "Sixty-one," said ${p}, and stuck it on ${h}. "Otherwise there's trouble, come five o'clock." ${k} looked into the field and saw what he meant. It was as if somebody had drawn one, and liked it, and not been able to stop.`,
        `"Number sixty-one," said ${p}, and licked a ticket. "It's all done by the numbers here. We'd be lost without." In the long field stood ten rows, and in each of them ten. It made your eyes cross. ${h} walked in without looking back, and was one of them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'sit', 'calm'), seen(K, 'sit', 'curious')] },
        `On an upturned bucket sat ${o}, who had been before. "Is yours any good?" said ${o}. "Mine's very nice. It's the fourth." "The fourth?" said ${k}. "They get mixed up. You go home with whichever is nearest. I never find out till Tuesday." "Only mine used to hum," said ${o}, and looked away.`,
        `${o} was waiting there as well, with a sandwich. "I've had four," said ${o}. "You lose your ticket, and then you take what's left. They've all been very good." There was a bit of crust, and then there was none. "The first one used to hum. When it thought that nobody was listening. I've not had one since that hummed."`,
        `"You'll want to keep an eye on yours," said ${o}, from the top of a bucket. "I didn't. I've one from last year that answers to the same name. You can't fault it." ${o} picked at some paint. "It isn't mine, though. Mine hummed."`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'stand', 'shy'), seen(T, 'stand', 'proud')] },
        `${h} had found a place at the end of row nine. In front stood ${t}, doing it all. ${h} moved when that back moved, and stood when it stood. If you did hardly anything, it turned out, it looked like all the rest. For a whole afternoon nobody stared. It was restful. It was a bit like not being there.`,
        `At the end of row nine ${h} found out the trick of it. You kept just behind ${t}, and you held on to yourself, and you did nothing that could be noticed. Nobody turned round. "So that's what it's like," thought ${h}. It was like wearing somebody else's coat.`,
        `Nobody stared in row nine. ${h} stood in the shade of ${t} and did as little as possible, and it was taken for manners. "Lovely weather," said somebody, and did not mean ${h} more than anyone. It was just what ${h} had come for. By four it felt rather long.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(P, 'run', 'worried'), seen(K, 'stand', 'surprised')] },
        `Then came the wind. It came over the hedge all at once and went through the rows like a comb. It took every ticket in the field. A hundred little numbers went up like starlings. ${p} ran after them with the roll. Sixty-one was last seen over the church.`,
        `At a quarter to five the wind got up, and took the numbers. First one flew, and then all of them, and ${p} under them with both hands in the air. "Nobody move!" shouted ${p}. Everybody had moved. There were a hundred, and not one had a number.`,
        `It was a poor sort of glue. One good gust, a little before five, and a hundred tickets were in the next field, going strong. ${p} stopped at the ditch. "That's never happened in the wet years," said ${p}. "Well. They'll have to be known by their faces." Nobody laughed.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'point', 'worried'), seen(T, 'stand', 'surprised')] },
        `"${h}!" called ${k}, and a hundred heads turned, with one face between them. ${k} tried the nearest. "I'm ${t}," it said. "${refrain}," said ${k}. The next was called Norman. The one behind had a kind look, and came along to the gate. But it only wanted to see the gate. "${refrain}."`,
        `You think you would know a friend anywhere. ${k} walked up row one and down row two. Here was somebody with just that way of standing. "Good evening," it said. "I'm ${t}." "${refrain}," said ${k}. In row four there was ${t} again. By row six ${k} was no longer certain what ${h} looked like.`,
        `${k} had a good hold on one before it turned round. It was ${t}. "${refrain}," said ${k}. There was another who had the ears, and it was not the ears. "${refrain}," said ${k} again, and it had begun to sound like somebody in a shop. They all looked back, so politely, and any of them might have been the one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'calm'), seen(K, 'think', 'worried'), seen(O, 'stand', 'sad')] },
        `"Take a good one," said ${p}, who wanted his tea. "They all do as they should. There'd be no more talk over the hedge." ${k} had not thought of that. It would be so easy. "And it's always nice, at first," said ${o}, very low. ${k} looked at ${o}. "No, thank you," said ${k}. "I came with ${h}."`,
        `"What's special about yours?" said ${p}. "Just say, and I'll call it out." ${k} opened a mouth, and shut it. There was the promise. "I said I wouldn't tell," said ${k}. "Then take whichever is nearest," said ${p}. "It'll be less trouble than the one you had." ${o} shook one small head behind him. "I can't tell," said ${k}. "But I can ask."`,
        `"Is there nothing to know it by?" said ${p}. There was. There was nothing else in the world that ${k} could have told so fast. But it was promised. "You could have that one, by the post," said ${p}. "Never a day's bother." "Don't," said ${o}. And ${k} did not, although the post was quite close.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'shout', 'determined'), seen(T, 'stand', 'proud'), seen(O, 'stand', 'curious')],
        },
        `${k} got up on ${O.names} bucket. "I can't find my friend," said ${k}. "Would you each do what you do? Nobody has to. But I can't go home with somebody else." So it went along the rows, and they were glad to be asked. ${way.rest} "${refrain}," said ${k}. ${t} did it twice. And then there was only row nine.`,
        `It took the bucket, and all the breath that ${k} had. "One of you came with me," called ${k}. "You needn't do anything. But if you were to do what you always do, I'd know." They began at row one. ${way.rest} ${t} did it beautifully. "${refrain}," said ${k}. On it went to row nine, and nearly to the end of it.`,
        `"I'd like to see it, please," said ${k} from the bucket. "All of you, just as you do it at home. Not for a prize. Only so that I know who you are." It was a long way down ten rows. ${way.rest} ${t} got a clap. "${refrain}," said ${k} each time. The last in row nine had gone very still.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'stand', 'shy'), seen(K, 'hug', 'happy'), seen(O, 'cheer', 'surprised')] },
        `${h} could have done nothing. It had worked all day. Then ${h} looked at ${k}, up there on a bucket in front of everyone, not telling. It was over in a moment. The last one in row nine ${way.one}. They stared, the whole hundred. "THERE you are!" said ${k}. And in the quiet after it, under the tea table, somebody was humming. ${o} was running already.`,
        `There was a good place to hide, behind ${t}, and nobody knew of it. ${h} came out of it, one step, to where one could be seen. And there ${h} ${way.one}, in front of ninety-nine who didn't. "Ours," said ${k}, "ours, ours!" It was so quiet then that they heard it: a hum, a small one, from the back of row two. ${o} had gone white. "Mine," said ${o}.`,
        `If ${h} kept still now, it would be all over, the staring and the hedge. ${h} thought of that. It would be ${t} who went home, or anybody. So ${h} ${way.one}, out in front, where all could see. "It's you!" shouted ${k}, and fell off the bucket. Somebody began to hum with relief, two rows away, and then ${o} was running, too.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(N, 'think', 'worried'),
            seen(T, 'stand', 'calm'),
            seen(K, 'wave', 'happy'),
            seen(H, 'wave', 'proud'),
          ],
        },
        `${n} was at the hedge. "And does it still?" she said. "Yes," said ${h}, before ${k} could, and held up a chin. "It was the only way to tell," said ${k}. "How did you tell which was ${t}?" "Well, naturally," said ${n}, "I took..." She turned, and looked at hers for some time. It looked nicely back. "${t}?" said ${n}.`,
        `"I see you've got the same one," said ${n}. "The very same," said ${k}. ${h} ${way.was}, there on the path, to show it. "There's only one that does. Which is yours?" "This is ${t}," said ${n}. "You only have to..." She walked once round it. They left her there. Over the hedge, long after dark, they heard her try. "${t}?" said ${n}.`,
        `"Nothing's changed, then," said ${n}. "No," said ${k}, "isn't it lovely?" ${n} had taken the nearest. It stood by her gate and did it all. It was only that it had gone up to the wrong door first. "Are you sure that's ${t}?" said ${k}. ${n} wasn't. ${h} ${way.was}, all the way up to bed.`,
      ),
    ],
  };
}
