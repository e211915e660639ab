import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './green-parts.ts';

/** The same for eight years and more: one may be seen, or be there. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, G, g, he, He, N, M, m } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'hide', 'shy')],
          things: ['car', 'bicycle'],
        },
        `Two things were known about ${g}. The first was that ${he} had once been a racing driver, or so ${he} said. The second was that ${he} was the slowest driver in the whole town. Bicycles went past, and bowed. Once, on the hill, it was a lady with a pram. "${refrain}," said ${g}, to each of them, and lifted one finger off the wheel. ${k} always sat very low down, where one can't be seen from outside.`,
        `It wasn't that ${k} did not like going in ${G.names} car. It was that everybody else got to look in. They had time to. They came up behind, and waited, and came by, and there was ${k}, at walking pace, in a seat belt. "${refrain}," said ${g}, and lifted a finger off the wheel. It was kindly meant. "Is it true that ${he} was a racing driver?" people asked, leaning in. They never needed to raise their voices.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'think', 'curious'), seen(G, 'stand', 'calm')],
          things: ['trophy', 'helmet'],
        },
        `There was a racing cup on the shelf, and pegs were kept in it. There was a helmet, and in that there was a fern. "Did you really win?" said ${k}. "Now and then," said ${g}. "Did you go as fast as anything?" "Anybody can go fast," said ${g}. "You put your foot down. It's the rest of it that's hard." ${k} asked what the rest of it was. ${g} gave it some thought. "Tea," said ${g}, and got up to make some.`,
        `"If ${g} was a racing driver," said ${m}, "then I'm a racing snail." And yet there was the cup, with pegs in it, and a helmet that had onions in. ${k} had read what it said round the rim: FIRST. "Didn't you like it?" said ${k}. "I loved it," said ${g}. "But it's not the going that's difficult. Any fool can go." ${He} turned the kettle so that it faced the wall, as ${he} always did. "I'll show you the hard part, one day, if there's a cup."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'stand', 'proud'), seen(M, 'stand', 'excited'), seen(K, 'stand', 'worried')],
          things: ['cake', 'racing-car'],
        },
        `It was the day of the fair, and there were two cakes for it. They had five floors each, and a cherry on top. They had to be right across the town by three. "One each," said ${N.introduced}, who owned a red car that was mostly engine. ${M.introduced} got in beside her, with a tower on both knees. "We'll be there before you've found the key," said ${m}. It was not said to hurt. It was just how it looked.`,
        `Somebody had to get two cakes to the fair. They were more like buildings. It was a mile and a half, with eleven sets of lights. They must be on the table by three. ${N.introduced} had a red car with stripes on, and took one of them. ${M.introduced} went with her to hold it. Nobody else had come by car but ${g}. "Well," said the lady with the list, and looked at ${g}, and at the clock, "there's always next year." It was ten past two.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'cup'), seen(K, 'sit', 'curious')],
          things: ['cake', 'cup'],
        },
        `The red car left with a noise like a sheet being torn. ${g} had not sat down yet. ${He} had a flask, and poured a cup of tea, up to the brim. Then ${he} poured a little more, so that it bulged. It went on the shelf in front, where they both could see it. "What's that for?" said ${k}. "It's how we used to practise," said ${g}. "If it spills, you've lost. Is your cake comfortable?" And they moved off. You could not have said when.`,
        `"One thing first," said ${g}, and unscrewed the flask. In the front of that car was a ledge, with a ring worn into it as large as a cup. ${k} had often wondered. ${g} poured until the tea stood higher than the edge, and shook, and held. "Not a drop," ${he} said. "That was the whole school of it. We did that for a year, before they let us go over thirty." Then the street was sliding past. It was very quiet. ${k} held the cake, and found that there was no need to.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'angry'), seen(M, 'sit', 'worried'), seen(G, 'wave', 'calm')],
          things: ['racing-car', 'car'],
        },
        `They were passed by a bus, a boy on a scooter and a dog. Then there were the first lights. The red car was at the front, at red, and growled. ${g} came along as ${he} always came. When they were ten yards off it turned to green, and they went by without so much as a sigh. In the other window there was ${M.names} face, with a cherry next to it. Then came the sheet being torn, and it was ahead again. "${refrain}," said ${g}.`,
        `They caught up with the red car at the very first lights. It was only natural. It had got there so soon that it was red. It stood, and shook all over. ${g} was still some way off, and did not brake, or hurry. It went green like a door that is held open for you. ${k} saw ${m} go by, backwards, with a tower that leaned. "They'll overtake us now," said ${k}. They did, with a shriek. "${refrain}," said ${g}, and lifted one finger.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'calm')], things: ['car', 'cup'] },
        `It was the same at the second, and at the third. The red car roared up to them, and stopped, so that the cake bowed. It roared away, and the cake sat back. And each time, along came ${g}, and it was green. ${k} had begun to sit up. The tea leaned over a bit in the bends, like somebody who is listening, and leaned back. There was not a drop on the ledge. At the fifth, ${k} forgot altogether that one could be seen from outside.`,
        `Red, said the second lights to the red car, and green to ${g}. The third said it as well. After the fourth it was almost embarrassing. Roar, went the one in front, and squeak, and roar, and squeak. You could see their cake through the back window, learning to dance. ${k} watched the tea. In a bend it leaned out, exactly as far as it could, and thought better of it. "It isn't luck," said ${k}. "Is it?" ${g} only smiled at the road.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(G, 'sit', 'proud')], things: ['cup'] },
        `"You never stop!" said ${k}. "I don't hold with it," said ${g}. "It shakes the tea. They go green one after another, you know, all along the road, like people passing a bucket. And there's one speed that goes along with them. It took me two years to find it, to the half of a mile." "It's very slow," said ${k}. "Yes," said ${g}. "That's why nobody has ever looked for it there."`,
        `"Eleven lights," said ${g}. "Each waits a little longer than the one before, and then they open, in a row. It's like a wave. If you're too quick you run into the back of it. If you're too slow it leaves you. But there's a place on it where you can just sit." "And you found it." "I used to come out at night, with a stopwatch and a flask. I'd given up racing, and I missed it." ${k} thought of all those times of lying low in the seat. They had been winning.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'worried'), seen(G, 'think', 'determined')],
          things: ['car', 'cake'],
        },
        `After the tenth there was a straight road, wide and empty. At the end of it people were standing outside the hall. Half of ${K.names} class was there. "Go on," said ${k}. "Just once. So they'll all see." ${G.names} hand went to the gear. For as long as a breath ${he} was twenty, and there was a flag somewhere. Then ${he} looked at the tea, and at five floors with a cherry. "What would you sooner," said ${g}, "be seen, or be there?" It was a hard one. "There," said ${k}.`,
        `Between the tenth and the last the road runs straight for half a mile. They were side by side with the red car, and the whole school stood about on the steps. "Now!" said ${k}. "Please! Only to show them that you can." You could feel it through the seat. The old car drew in its breath, and ${G.names} hands had closed. Nobody in that street had any idea what was sitting there. Then the hands opened, one finger at a time. "They'd see it, and you'd wear it," said ${g}, with a nod at the cake. The red car went by like a slap.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(K, 'cheer', 'happy')], things: ['cake', 'cup'] },
        `The last lights were red for the red car, and green for ${g}. They came up to the steps at ten to three. It took a moment before anybody noticed that they had stopped. ${k} lifted out the cake. It was as straight as a church. The cherry had not turned round. "First," said the lady with the list, and wrote it down. ${k} went back for the cup, and carried it up the steps in front of everyone. It was so full that it bulged.`,
        `Of course it was red, and of course they sailed past it, at the very last lights of all. It was ten to three. "There's one!" called the lady with the list. Then she saw whose it was, and took off her glasses and wiped them. Nothing had slid. You could have put that cake in a shop. But what they all looked at was ${k}, coming slowly up the steps with something in both hands. It was a cup of tea. It stood higher than its own rim.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'surprised'), seen(N, 'stand', 'shy'), seen(K, 'stand', 'happy')],
          things: ['cake'],
        },
        `The red car had eleven stops behind it. What it brought was one floor high, and very wide, and a good part of it was on ${m}. "But we were faster!" said ${m}. "We were faster the whole way. You were never once in front, but..." ${m} stopped, and thought, and wiped an eye. "But at the lights," said ${m}. "How often did you stop?" asked ${N.name}. "I didn't," said ${g}, and drank the tea. It was cold by then, and ${he} said that it was the best ${he} had ever had.`,
        `${N.name} got out and did not say anything. On the other side there got out somebody made of cream. "We overtook you eleven times!" said ${m}. "I counted!" "Yes," said ${k}. "So that's eleven times that we..." It could be seen arriving, floor by floor. ${m} looked at the cake, at the cup and at ${g}. "Do you keep pegs in all of them?" said ${m}. "I've only the one shelf," said ${g}. They set the flat cake under the tall one, for a lawn.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(G, 'sit', 'happy'), seen(M, 'sit', 'happy')],
          things: ['car', 'cup', 'bicycle'],
        },
        `${k} sits up in that car these days, as high as the belt will let one. On Saturdays ${m} comes too, to look after the cup, and isn't allowed to breathe in the bends. There's a whole line of cars behind them now, for it has got about. They are all going at one and the same speed, which is slow. Only a bicycle came past them, last week, and bowed. "${refrain}," said ${k}, and lifted one finger. At the lights it was standing there. For them it was green.`,
        `"You could have shown them," said ${m}, one Saturday, in the back, with the cup. "I did," said ${g}. It's ${k} who does the counting. Ten are green already. On both sides they are being overtaken, by a lorry, and by two nuns in a small blue car. "${refrain}," says ${k}, to all of them, with one finger. And far off down the road, just as if somebody had seen them coming, the last one turns.`,
      ),
    ],
  };
}
