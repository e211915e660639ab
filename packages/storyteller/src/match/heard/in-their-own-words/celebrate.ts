import type { Fields } from '../../fields/field.ts';

/** What parents type of what went well, each with a trigger, a place or a reason of its own; one text a line. */
export const CELEBRATE_IN_THEIR_OWN_WORDS: Fields = {
  'waited-and-shared': `
    There was one scooter and four kids at the park in Faro and Rui stood on the yellow line till his go came. Didn't push once!
    She gave half of her last Malteser bag to her brother, without a soul telling her, and he'd not even asked.
    At the creche he wanted the digger so bad his hands were shaking, but he counted with Miss Aoife to twenty, then got it.
    Our daughter handed her new skipping rope to a neighbour child for five turns, then five hers. They did it an hour.
    Zoya let her cousin blow out one candle. On her own cake. I nearly dropped the camera, she's always been possessive.
    My nephew, who used to bite over cars, pushed the blue one across the mat today and said "you now, then me".
    Queue for the slide was ages, and he didn't skip it as he normally does, he let a little one ahead and told me all about it.
    Uche split his suya with the boy who'd forgotten lunch money, and waited for his own turn on the swing as well. Teacher sent a voice note.
    took turns on the swing, no tears
    Waited ages and then shared his train set
    she let her sister go first today
    All winter it's been grab and wail at playgroup, I've sat on those tiny chairs with a hot face. And today there was the one pink pram, the good one, and Astrid went over, held on to the handle, and then, I swear, let go and said to Ida "when you're done". She sat down beside me and waited with her fists closed. Ida brought it over after!
    Two brothers, one controller, and normally it ends with somebody's head in a cushion. But Saturday it was raining in Bilbao, I was cooking, and it was quiet, you know the way quiet is suspicious. I looked in and Unai had set the egg timer himself. Ten for Jon, ten for him. He even gave Jon the extra minute when the dog knocked it over. He's six.
    I'd like him to remember how good it felt when he held on for his turn with the drum and then passed it along.`,
  'friend-made': `
    New school since September, not a soul, and today she came out linking arms with a girl called Beatrix. They both like newts!
    He walked up to a boy at the campsite near Split, said "do you want to see my crab", and they've been inseparable since.
    Our shy one has got somebody. He's called Ollie, he's in the chess club, and he's coming for tea Friday.
    Sat next to a lass on the bus in Inverness, found out they've the same guinea pig name, swapped numbers. My daughter's glowing.
    Nobody's ever rung the bell for Dhruv before. This evening a child did, with a bat, asking is he coming down.
    She's autistic and always said people are hard work. Now she says "Hanne is not hard work". They draw dragons together at break.
    My grandson doesn't speak Dutch yet and the other boy no Arabic, and they built a dam the whole afternoon, laughing their heads off.
    Yewande asked the new girl her name all by herself and let her in the ten-ten game, now they plait each other's hair.
    made a pal at football camp
    She's got her first best friend!
    played with someone new all by himself
    Since we moved to Graz in the spring, it's been me and him and the cat every weekend. I'd arranged this and that, you know, mums with sons, and it never took. Then Tuesday at the library Julian was reading the one about sharks and a kid sat down, opened the same one at page forty and said "have you got to the hammerhead yet". They've been to the aquarium already. He hums now.
    I have to tell somebody. My girl of nine, who eats lunch with the librarian, who'd made up a friend called Mrs Pepper, came home with a real one. Roisin is her name. It began as they were both no good at the relay and sat out. There's a handshake. There's a club, two members. She asked if you can get a sleeping bag for a visitor.
    I'd like her to keep in her heart how she said hello first to Paulina, and that this is how you get a new friend.`,
  'was-kind': `
    A new boy had nobody to sit by at lunch. Hamish carried his tray over, without anyone telling him, and asked did he like Pokémon.
    She gave her own mittens to the little girl at the tram stop in Oslo whose hands were red. "I've got pockets," she said.
    Mrs D'Souza told me that my son stayed behind to pick up all the beads when Anita's bracelet snapped.
    His sister had lost her balloon. He cut the string of his and handed it her, aged four! I had to turn away.
    Our girl noticed the old neighbour couldn't reach his post, so every day now she brings it up to the third floor for him.
    Half of his puff-puff went to a classmate whose mother hadn't packed anything. Nobody asked Ayo, he just broke it in two.
    When Dominik fell in the sack race, mine was out in front, and turned round and hopped back to pull him up.
    They made a get-well card for the school caretaker and had everyone in the class sign it, their own idea entirely.
    comforted a crying girl at nursery, so proud
    Shared her last sweet with her brother unprompted
    Gave his sad grandad a hug, sweet lad
    I was in bed with a migraine and dreading the noise of the after-school hour. Instead: silence. Then the door opened an inch, and in came Pia, five, with a wet flannel, dripping all over the parquet, and a banana. She laid the cloth on my face, whispered "sleep now, Mama", and took the baby to play.
    At the bus stop yesterday a man dropped his shopping, tins rolling off down the hill, and the teenagers laughed. My Reggie, who's shy as a mouse, ran after every one of those tins, right to the bottom by the chapel, and carried them back in his jumper. The man shook his hand. He's been glowing since.
    I'd like him to remember how good it felt when he let the small one go in front on the slide and she beamed at him.`,
  'hard-day-done': `
    Her great-grandmother's funeral was today. Orla sat through the whole mass, held my hand at the grave, and even ate a sandwich afterwards with the cousins.
    He got through the hospital: the gown, the mask, waking up sore. Home by six with an ice lolly, and not one of us can believe how well he bore it.
    Today was the first without his best friend, who moved to Canada. He cried at the gate, went in, and came out saying "I managed the whole day."
    Fourteen hours, two airports, a missed connection in Doha. Sana, 5, was exhausted but she kept going and carried her own rucksack to the end.
    Saying goodbye to our old dog at the vet's. My son stroked him until he was gone, then went home and made him a little cross. So brave.
    Handover day, the first since the split. She walked from my car to her father's with her chin up, and rang me to say goodnight.
    Everything went wrong: rain, forgotten lunch, fell in the yard, supply teacher. And still Piotrek stuck it out till home time without having to be fetched.
    We finally left the compound at Jos; he hugged every neighbour, sat in the lorry and sang to keep his sister from crying.
    survived a really tough day, proud of her
    Operation day is behind us, he was so brave
    Made it through the funeral, held himself together
    I'd been dreading the 9th for weeks, it's a year since her daddy died. Aisling decided herself that she would go to school. She wore his scarf, told her teacher at the start what day it was, had a wee cry at eleven in the book corner, and did the rest of it. At bedtime she said, that's that one done.
    It was his assessment in Mumbai, five rooms, five doctors, no lunch until three, and people talking about him over his head. Veer is seven. He did every single thing they asked, even the wires on his hair. In the taxi he leaned on me and said that it was long, Amma, but I did it all.
    I'd like her to look back at the day of the court visit and see that it was awful, she was afraid, and she got to the end of it.`,
  'new-thing-managed': `
    Down the big slide at the Tivoli for the first time today, alone, after three summers of looking at it, then straight up again.
    She went in to Bilal's house by herself and stayed for tea, no mummy, and she'd never done that before. Came out beaming with ketchup on her chin.
    He ordered his own ice cream in French! "Une boule citron, s'il vous plaît", his ears red as tomatoes.
    My son rode the number 14 bus to Grandma's on his own on Saturday, got off at the right stop, she was at the window.
    Somto tried okra soup for the very first time at the wedding, one spoon, then she asked for another one. We looked at each other.
    first night at the scouts' hut without us and he did it. Forgot his toothbrush, didn't ring, wants to go back
    Our daughter had never held an animal bigger than a snail and today the farmer let her lead the pony round the yard, and she did.
    The escalator! We've taken the lift for five years. Today at the mall in Bengaluru he just stepped on, holding one finger of mine.
    she went on a sleepover, first ever!
    Walked to school alone for first time
    did his very first climbing wall today
    It was a thing she'd put off for ages, getting on the ice. Everybody in Tampere can do it from three, and she just stood by the hut with a cocoa. Today out of the blue she asked for skates, held the plastic penguin, went all the way around, fell twice and got up laughing. She told the bus driver about it.
    I must share this. Eoin's eleven and has autism and new places are a nightmare, we normally go three times just to look from the car. On Thursday his uncle took him to a drumming workshop, strange hall, strange people, no preview at all. I had my phone in my hand for two hours. He came out with the sticks in his back pocket.
    I'd like him to remember how he dared the ferry today though it was all unknown to him, and that he can dare other firsts too.`,
  'helped-at-home': `
    Without my asking he took the washing in off the line when it began to rain, pegs in his mouth just like his nan.
    I had the flu, and Bronwen, 6, made toast for her little brother and put the telly on low so that I could sleep.
    Our son laid the table for eleven when the relatives arrived from Kumasi, cups and all, he'd even folded the napkins into something.
    She swept the whole veranda before Pongal and then drew the kolam with Paati, her back must've been aching but she never stopped.
    He's two and a half and carried each potato from the bag to the basket, one by one, forty-three potatoes, saying "helping".
    my daughter has emptied the dishwasher every morning this week, and she's found out herself where the garlic press lives
    Dad's arm is in plaster, so Anton's done the bins, the chickens and the wood. He's ten. Today he said he's the man with two arms.
    They sorted all the odd socks from that terrible basket while I was on a call, and made seventeen pairs, and presented them to me.
    he hoovered the stairs all by himself
    fed the baby while I cooked, so proud
    Tidied the kitchen as a surprise for us
    I came home from the late shift, shoes off, dreading the sink. And it was empty. Filip had washed up, dried, put the pans away in the wrong cupboard, and there was a note, "sit down mama". He had been eleven for a day. His sister had apparently been paid in gummy bears to wipe the table. I sat down on the floor.
    We're planting up the allotment this month and I expected the usual, five minutes and then the swing. But Saoirse stuck with it, she carried water the whole afternoon in her little can, watered every bean, and on the way back she pulled the trolley. In the evening she fell asleep over her soup. It was a real help, not a pretend one.
    I'd like her to know how much it meant for all of us that she cooked the rice and looked after Dadu's tea while I was out.`,
  'gone-well': `
    Blood test today and it was over before he'd finished telling the nurse about his gecko, we'd been worrying for a fortnight.
    The school play was last night and my daughter got through all her lines and even rescued somebody else's.
    Dentist, Warsaw, 9.15. Mouth open, all teeth counted, sticker, out again. I could've kissed the man.
    He had his exam for the grammar school on Saturday and came out saying "it was actually okay", and ate two kebabs.
    Whole flight from Doha without one tear. The lady in the row in front turned round to say how pleasant he'd been.
    the birthday party. He stayed from start to finish, he even did pass the parcel, and said goodbye to the mum. Last year we left after ten minutes
    We took her to the mosque for Eid, long prayers, so many people pinching her cheeks, and it went beautifully from beginning to end.
    Sports day in Limerick: not first and not last, no drama at the start gun, and he clapped for the winner. A good day.
    her first week at school went brilliantly
    Doctor's visit was fine, no crying
    His piano recital went really well yesterday
    You always hear from us when it's awful, so here's the other thing for once. We went to the supermarket, the big one, on a Saturday. Bastian had his list and crossed things off, waited at the till behind a man with about a hundred yoghurts, said danke to the cashier. Nobody stared at us. I almost forgot the change.
    Nine days in Kerala with the entire family, twenty-two people in the house, other food, other beds, a wedding in the middle with drums. I had a plan B and C ready for Meenakshi and needed neither. She slept, she ate, she danced with her great-uncle, and on the last evening she said this was the best one.
    I'd like him to look back on how well the hospital check-up went today and keep that in his mind for the next appointment.`,
  'skill-learnt': `
    He tied his laces this morning, both of them, a double bow, after a year of velcro and swearing.
    Rode to the end of the lane in Donegal without stabilisers and only then noticed that grandad wasn't holding the saddle.
    Efua can whistle! Three weeks of spit and air, and today at breakfast came a proper note and the dog ran in.
    She swam a whole width without armbands in the pool in Maribor and got the seahorse badge, we've sewn it onto her towel already.
    our son read the back of the cornflakes packet aloud by himself, slowly, all of it, even riboflavin
    My left-handed girl finally writes her name so you can read it, M-I-R-I-A-M, on the fridge, on the wall, on the invoice.
    Since yesterday he can tell the time from the old kitchen clock, quarter to and everything, and announces it each ten minutes.
    Kabir solved the cube on his own, all six sides, he'd been at it since Holi with the sheet from his chacha.
    can ride her bike now!
    learnt to swim without floats
    He finally manages the skipping rope, thirty in a row
    All winter Signe fell on her bottom on the ice behind the school, everyone else glided and she was a Bambi. She went each afternoon with her aunt, holding on to a chair, then only to a stick. On Sunday she let go and did the whole round, arms out, humming. I've filmed it, she is six, she's watched it twenty times.
    He has dyspraxia so knife and fork have been a battle forever, in restaurants I'd always cut it up under the table. Well, last night at his nan's in Hull he sawed through a pork chop, got it on the fork, ate it and went on like that was nothing. Nine years old. Nan had to go and look for something in the pantry.
    I'd like her to feel proud that she practised the zip so many times and now does it up all by herself, and that practice pays.`,
  'body-routine-done': `
    Dry nappy three mornings in a row and on the fourth he asked for pants with sharks on and stayed dry till breakfast.
    Poo in the potty! Not beside it. Bastian carried it through the flat in Basel to show his grandfather on the video call.
    She let me wash her hair tonight, head back, flannel on the eyes, no tears, first time since she was a baby.
    He did his teeth, top and bottom, two full minutes with the hourglass, without me saying it once this week.
    ten nails cut and she sat on my lap counting them off in Irish, a haon a dó, no screaming at all
    Oby went to the toilet alone at school today, wiped, flushed, washed her hands, and her teacher sent me a smiley.
    My five year old blew her nose properly in a tissue, you should've heard it, after two winters of sleeves.
    At thirteen he showers and puts on deodorant before school now, on his own, it's day nine and I've said nothing so as not to jinx it.
    used the big toilet, so proud
    brushed her teeth without a fuss tonight
    Slept the whole night with no nappy, bed dry
    With Ritvik it was always held in till it hurt, the doctor in Jaipur gave powders and we'd a stool for his feet and a story. Today after lunch he went off with the book under his arm, shut the door, and a bit later he called, Mummy it's out and it did not hurt. I danced in the corridor. He's four.
    The haircut at the barber, the comb, the washing behind ears, all of it used to be a wrestling match, he's very sensitive on his skin. Last night Joaquín ran his own bath, tested it with his elbow as my mum does, soaped himself in the order on the picture card and came out pink and combed. Seven years, first time alone.
    I'd like him to remember how good it felt to go by himself and wash his hands after, so he does it tomorrow also.`,
  'tried-again': `
    She fell off the balance beam four times on Thursday, wiped her nose and climbed up for a fifth. That time she stayed on.
    His sourdough was a brick last week. He was so annoyed! But on Sunday Jamie had another go at it with grandad, and it rose.
    Didn't get into the choir in autumn. Chiamaka practised with the church women all term and went back to audition this Tuesday, all on her own decision.
    The kite crashed in the dunes at Zandvoort so often that I'd have packed it in. Thijs untangled the string one more time, and up it went.
    My son had flung his bike in the nettles in May and sworn never. This afternoon he fetched it out himself, and pedalled to the gate.
    She got 4 out of 20 in spellings and cried, then she asked for the same words again on Saturday without anyone pushing her. 13!
    Rubbed out the same long division till the paper had a hole, took a fresh sheet and started from the top. I was so proud of Ishita.
    Missed the penalty in the semi-final and everyone groaned. When the next one came he put up his hand to take it. It hit the post, but still.
    tower fell six times, built it a seventh
    Gave skating another go after her big fall
    didn't quit the zip, got it at last
    Back in the winter Mairead went for her grade one on the tin whistle, got the giggles then the hiccups and failed it, poor pet. She put the whistle in the hot press and we said nothing. Then in May I heard a scratchy sound from up the stairs, the very same tune. She's sat it again today. We don't know yet if she passed.
    You know these loom bracelets with a hundred tiny rubber bands. Filip wanted to make one for his friend who's moving, and the first snapped, and the second he'd done inside out, and the cat ate a part of the third. I could see him boil. He went for a glass of milk, came back, sat down and began the fourth. It's green and crooked and finished.
    I'd like Zuri to keep hold of how it felt on Friday, when the cartwheel flopped over and over and she said "once more" and didn't give up.`,
  'spoke-up': `
    Someone had pushed in front of her at the ice cream van and my shy little thing said "excuse me, I was next". Out loud!
    He told the barber himself that it was too short at the sides. Normally Marek nods at everything and cries in the car.
    The whole class was laughing at the new girl's accent and Ayesha got to her feet and said that it's not funny. Her teacher phoned to tell us.
    Since September he'd not said a word in class. Today he put his hand up and asked could she explain the fractions one more time.
    Her uncle always tickles her too long. At the barbecue in Graaff-Reinet she looked at him and said stop, I don't like this. And he did.
    My daughter, thirteen, went to the coach on her own and said the girls get the bad pitch each week and it isn't fair.
    Ugochukwu told his class teacher that she had given him two marks too many. His knees were shaking, he said, but he said it.
    He normally takes whatever they hand him. This time he told the waitress in Bruges, very politely, that this wasn't what he'd ordered.
    said "no, I don't want that" to his friends
    Told the teacher about the pushing herself
    finally said what she wanted, in her own voice
    Something small but I'm bursting. Eszter barely whispers outside our flat, six years old, speech therapist and all. At the bakery this morning the lady gave her the poppyseed one by mistake, as she always does, and as always I opened my mouth. But Eszter pulled my coat and said "I wanted the walnut one please". Clear as a bell. The lady gave her both.
    Our Rowan is ten, they're quiet and go along with everyone, the type that gets the broken chair. There was a council meeting for kids about the playground in Kilkenny and they'd only gone along for the biscuits, or so I thought. Then Rowan stood up, in front of the mayor and all, and said there's nowhere to sit for those who don't play football.
    I'd like Tanvi to remember that when she told the big boys on the swing "it's my turn now, please", her voice was enough.`,
  'calmed-down': `
    He was about to throw the chair, I saw it in his arm, then he put it down and went to his tent in the corner until he was ready.
    My daughter lost at Uno to her cousin Tariq, went purple, and then breathed in and out ten times on the stairs by herself! Came back to deal.
    Her ice cream fell in the Arno. I braced. She stamped twice, cried a little, hugged her bunny and said "I'm okay again now".
    Got a call from school for once a good one: Dylan was raging over a foul, asked for his five minutes, walked two laps and came back quiet.
    Yesterday's bus was cancelled and that's normally an hour of screaming. Jae-won put his headphones on, squeezed his ball and it passed in six minutes
    She told me "Mama I'm at red" and took herself off to the hammock. First time ever. By supper she was back at green.
    Brother wrecked his fort, and instead of hitting him Olu counted backwards in Yoruba from twenty, loudly, and then his shoulders came down.
    When the fire drill sent our boy into a panic he let Mr Haas press on his shoulders, hummed his song, and rejoined the line. So proud of him.
    got really angry but cooled off by himself
    used her breathing and the tantrum stopped!
    managed to settle himself after a meltdown today
    I have to tell somebody. Six months we've practised with the glitter jar, six months it's been used as a missile. This evening the tablet died in the middle of his film, Théo shrieked, he went stiff, I thought here we go. And he marched over, shook the jar, sat down on the floor and watched till the last speck sank. Then asked for the charger.
    At my brother's engagement in Lucknow, there was the band, the crackers, sixty people pinching her cheeks. I saw Inaya's fists go. Last year that meant biting. This time she tapped me with our sign, we went on the terrace, she drank her water and looked at pigeons for ten minutes and said she's soft again. Then she went down and danced.
    I'd like him to see that when he was furious about the puzzle and blew out his pretend candles it worked, and he can do that again.`,
  'put-right': `
    She'd drawn on the neighbour's wall with chalk and this morning she took a bucket over, without being told, and scrubbed it clean.
    He broke his sister's music box. Spent Saturday with Grandad and the glue in the shed in Antrim, and now the ballerina turns again.
    Zawadi had left Neema out of the skipping on Monday. Today she went to her house with mandazi and asked her to be first to jump.
    My son owned up to kicking the ball through Herr Vogel's greenhouse, and he's offered to weed for four Saturdays to pay the glass.
    Spilled her juice over a classmate's painting. She stayed in at break to make him a new sky and he let her do the clouds
    He had told a lie about his friend. Last night he rang him himself and told the other boys in the group too that it wasn't true.
    "I took it and I'm bringing it back," said Rasmus to the lady in the kiosk, and put the chewing gum and his own ten kroner on the counter.
    After she'd shouted at her nani she made her a cup of chai, too sweet, carried it up both flights and sat with her. They're friends again.
    made up for it with her friend, proud
    mended what he broke, without being asked
    said sorry and fixed the tower he'd knocked down
    You hear from me when it goes wrong so here's one for the other column. On Wednesday Conor got so cross he ripped pages out of Lily's diary, really private stuff. He was ashamed after. With no prompting from us he taped each page back in, bought her one with a lock out of his Communion money, and told her he'd never read a word.
    Our Beatriz had forgotten to shut the hutch, and the neighbour's rabbit, which we were minding, got out. She could have blamed the wind. Instead she went round to Dona Celeste, confessed, made posters with her best felt tips, and searched the allotments until dark. They found him under the cabbages! She's carrying carrots over every day this week.
    I'd like her to remember that mistakes can be mended, as she did when she sewed the ear back on her cousin's bear and said sorry.`,
};
