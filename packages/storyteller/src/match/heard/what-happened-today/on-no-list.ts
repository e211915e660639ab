/** What parents type of matters that no situation is for, on the day they met them; one text a line. */
export const ON_NO_LIST_TODAY = `
  We speak Polish at home and for eight years that was that. Since about Easter Zosia answers everything in English, even to her gran on the phone, who then goes quiet and passes the phone back. She understands every word. I don't want to make it a battle, I want her to feel the language is hers, like her own coat. My brother says stop fussing, she'll come back to it at twenty, but gran is 81.
  She found a ten pound note outside the Co-op and has been guarding it for three days, asking whether it belongs to someone. How do I explain finders keepers, or not keepers?
  He is left handed, and his nani keeps moving the spoon into his right hand at lunch. He asked me last night which one is the real hand.
  DD6 corrects everyone. the postman said "them parcels" and she told him it was "those". also the priest
  My granddaughter walks to school with me, it's eleven minutes by my watch and thirty-five by hers. Every wall must be climbed, every cat greeted, and there's a certain drain she says good morning to. I'm not cross, mind. My knees are cold and the bell does go at ten to nine. Could there be a story about a dawdler who learns where the time goes?
  DD3 empties her coat out at nursery pick up & its all stones and snails, ive washed two snails this week. she says they are her staff
  He wants to know how big the sky is and where it stops. I said it doesn't, and that made things considerably worse at teatime.
  first pocket money gone in four minutes
  Mine has started a stall at the gate selling lemonade and, for some reason, used tennis balls. He charged our neighbour twice what he charged her husband and I want a story about fair prices.
  Identical twin girls, five. Everyone says "the twins" and Amara told her teacher on Friday that she is not a the twins, she is Amara.
  why do I have three names
  Builders have been in since February & my 3 yr old now thinks Gary the plasterer lives with us. He lays a place for him. wants to know why Gary goes home
  We had snow in Johannesburg, actual snow, for the first time in eleven years and it was gone by lunch. My daughter put a ball of it in the freezer next to the peas and visits it. She has asked what snow does when it isn't here. I'd like something gentle about a thing that comes once and goes again. She is four and takes everything very seriously.
  boasts about everything, even his bogeys
  The library wants fourteen euro for a book about volcanoes that has been under the car seat, then at the beach, and is now nowhere. Fionn, 8, says the library has loads. I want him to see what a borrowed book is.
  She's the only girl on the under nines and she likes it fine, it's the parents on the touchline who keep saying "oh, well done, sweetheart" in that voice. She asked me why they don't say sweetheart to Josh.
  can you explain voting to a 5 year old
  My son collects bread tags. he has 214 and nobody at home may throw out a bag before he's checked it
  Gran puts sugar on everything and says "don't tell mummy", and he finds it the most delicious secret in the world. I know, of course. Everybody knows.
  how come the moon follows our car
  My daughter hides food. Not because she's hungry, she just likes to know there's a fish finger in her cardigan for later. Found half a samosa in the recorder bag yesterday.
  Every joke now ends with poo. It was funny in September. We had the bishop to lunch, I'm a churchwarden, and Toby asked him what's brown and sticky, and the answer was not a stick. The bishop laughed, which is the trouble. I don't want to squash a funny boy, I want him to know there's a time, and there's an audience.
  nobody can pronounce her name, Siobhán
  Our five year old takes all his clothes off the moment he's through the front door, which was fine until we moved his desk to the bay window. The bus stops there.
  how do I explain that the tide comes back? she stands there at Southend and gives it orders
  are we rich, he asked the plumber
  The bike doesn't fit any more, his knees hit the bars, and it's going to his cousin Theo on Saturday. He's already asked whether a bike remembers who taught it to ride.
  I run a small nursery in Leeds and we've a hedgehog in the garden who is about to hibernate. The three year olds have been leaving him biscuits and pictures. They want to know who'll wake him up and if he'll be lonely, or need a wee. Could we have a story about a long sleep that's meant to be? We'd read it by the hedge on Friday with the hot chocolate.
  wants to be famous, doesn't mind what for
  My nephew has a freckle map. He counts them, he's proud of them, and now wants to know where freckles come from and whether you can order more.
  She will only wear odd socks & has a whole philosophy about it, the socks choose, not her. Would like a story of a drawer where no sock is alone
  My twins of six bake with my father on Saturdays and none of them measures. It's a handful, a bit, a good bit, and he was a chemist for forty years, he ought to know. Last week's cake could hold a door.
  Our son wants to set a world record. So far he has tried most peas balanced on a fork, longest time standing in a bucket, and fastest reciting of the bus stops between here and Ikeja. The Guinness people wrote back very politely that they do not have a category for bucket. He's nine, and he has taken the letter as encouragement. I want a story about someone who keeps inventing records nobody asked for.
  believes he's half dinosaur. I'm fine with it
  We are getting chickens next door's side of a shared garden and the fence is only string. My two keep asking which eggs are ours and which are Mrs Oyelaran's.
  My eight year old snores like a tractor, always has, doctor's happy, nobody minds. His baby cousin now imitates it and he'd like a story where the snoring saves the day.
  asks why about absolutely everything
  Whisper is not a volume she owns. On the Cork bus she informed everybody upstairs that her dad wears a vest.
  He wants a letter back from the King. He wrote in March, with a drawing of a better crown, and every morning he meets the post in his wellies.
  no idea how to explain what I do (actuary)
  My daughter will be a bee in the harvest play when she thought bees had lines. They don't, they buzz on the left. She has decided to be the best buzzer in Bavaria and is buzzing at breakfast, on the S-Bahn, through the bathroom door. Her father works from home. A story about a small part that somebody takes very, very seriously would be a nice way to laugh with her about it.
  wont walk on the cracks, says its a rule
  We've got a fox coming at half past nine each evening and Idris saves it chicken skin. My wife says you don't feed wild things. I don't know what I say, so a story please.
  she gave her birthday money to the donkey sanctuary all of it without telling us £60 and we are proud but also could she maybe think first
  How do you explain inflation to a child? His ice lolly was 80p last summer and is £1.20 now and he believes Mr Patel has turned to crime.
  the only ginger one in five generations of us and she wants to know who ordered it. her uncle said the milkman which did not help
  Grandad's allotment has gone to marrow. There are forty of them, and Bess has given each one a name and a personality, and now nobody can eat soup. Granddad did try calling it something else. She is five and knows a marrow when she's drinking one. I thought perhaps a story where a vegetable is glad to be soup, if that's not too dark.
  My son wants to stay up for the eclipse and he's read everything about it. The forecast is cloud. I'd like one about the sun going behind something and coming out, with proper science in it.
  he narrates himself, like a football commentator
  Teta insists on pinching his cheeks and feeding him with her own fingers whenever we visit Beirut, and he's nine now. He adores her. He's asked me how to grow up without her noticing.
  Kid's a captain this season, youngest one they've had. He's gone about with a clipboard since Sunday telling his sister how to eat toast.
  We cut down the old apple tree today, it was rotten through and leaning over the shed. I hadn't realised that Nell, who's six, says hello to it. She has asked for the stump to be kept as a table and for a ring to be counted every night until she gets to the year Daddy was born. She isn't in bits, she's interested. I think a story about what a tree saw would be just right.
  sings at the table. opera, mostly
  My stepfather taught the boys poker with dried beans. Now the four year old bluffs about whether he's had pudding.
  She has a business selling drawings of people's dogs to people, door to door, and has not drawn the dogs first. Wants advice on refunds.
  Could we have a story about a child who reads the map? On our holiday in Devon, Rohan, 9, was given the map as a joke, and he took us to a quarry. Then to the same quarry from the other side. He's been offered the job again for Scotland and he's studying contour lines in the loo. His mother has secretly bought a satnav.
  pays for everything in leaves, gives change
  I'm a childminder and the three yr olds have all started calling me Mum and one calls me "Lady". It's sweet but their mums hear it at the door, how do I put it to them who I am?
  Every present this boy gives is a stone, gift wrapped. Seven people got one at Eid. I'd like him to wonder once what the other person would like.
  believes the satnav lady is real
  In our family the eldest girl cooks the first jollof on her own at eleven, it's a thing, my mother did it, I did it, I burnt mine. Temi's turn is on the 14th. She has written out the recipe in her own hand and is cross that it says "enough pepper". She isn't nervous at all, that is what frightens us. I would like a story with a pot, and some grandmothers in it.
  "that's not fair" 40 times daily, about weather
  Our street has a new lollipop man, and he's 22 with a nose ring, and my lad Alfie wants that job and that ring.
  He cannot throw away a box. Any box. We've boxes inside boxes now, each one labelled, and "could be a lift".
  My girl counts in Tagalog, dreams in English and swears she was born in Italian because of her ballet teacher. Story about a house with too many languages please!
  a robin nested in his wellington boot
  How do i tell a four year old that worms dont need a house. she has made 6 & they keep leaving & she takes it that they didnt like the curtains
  We are going to be on telly, our village is, for four seconds, behind a man talking about cheese. My children have been practising their walking. Jem, who's ten, wants an agent, and Posy wants to carry a goose. The filming is on Thursday, in the rain by the look of it. It'd be good to have a story about being a very small bit of something.
  the last biscuit: nobody dares, everyone looks
  My daughter is nearly eight and wishes to know what there was before there was anything. I said I'd ask the internet. She said the internet wasn't there either.
  My grandson's an early bird & a shouter of the news. By six he's told the whole landing it's Tuesday.
  Papa makes furniture and Emil got his first real plane, a proper sharp one, for his ninth birthday. He's now planed a chair leg to a pencil. The chair was my aunt's. Nobody minded, it wobbled before. I would like him to hear about the kind of carpenter who looks at wood for a long time first, as his Papa does, because Emil thinks looking is doing nothing.
  hates his middle name, it's Clement
  My twins each want a birthday on their own day so they have swapped: Juno has the 9th and Otto's picked a Wednesday in August.
  She says "literally" before every noun. Literally soup. The teacher has caught it as well.
  can I marry my hamster, mummy
  My son keeps time for the whole family with a stopwatch he got from his uncle in Pretoria. My shower is 6 min 40. His sister's plaits are 11.02, he says she is off the pace. It began as a nice hobby and we are a hurried household anyway, I teach and my husband drives nights. I'd love a story about a thing that can't be timed.
  picks every flower in other people's gardens
  Since the museum trip Hassan, 6, mummifies things. The remote control has been in bandages for a week and we're allowed to look but not unwrap.
  We live four floors up with no balcony and my daughter wants a farm. She has cress, one potato with eyes and big plans for a cow. Our landlord in Hamburg is a man of few jokes. I want a story about growing something real in a very small place. She waters the potato morning and evening and it is, to be honest, drowning.
  how do aeroplanes stay up, he won't accept "lift"
  He will not accept any compliment without adding one to it. "Nice drawing." "Yes, it's probably the nicest." I'd like some modesty before his uncle gets to him.
  DS8 saves wasps with a glass and a postcard, whole street calls him now, he has made a badge & wants to be paid
  Can you write about the hole in our road? It's been there since Diwali, the children know it like a pet, and the council is finally filling it on Monday.
  ds5 has invented his own alphabet, 31 letters, and writes me notes in it and is cross i cant read them
  My daughter (11) has been asked to be a bridesmaid by her auntie, she'd rather be the one who drives the car. She's serious about engines. How do I get her auntie to see a girl who likes a gearbox, in a story that'll do for both of them?
  dawdles on stairs like an old professor
  My mother comes from a generation that sends thank-you letters by return of post, and mine comes from one which says "cheers Nana" at the iPad. There are nine presents to write for. Lottie wrote "Dear Nana thank you for the thing" and signed it with her surname. I would like a story in which a letter goes somewhere and does something. She is seven and perfectly able to spell dressing gown.
  Where do rivers keep all that water? asked in the bath, still no answer
  He wants a beard. He's four. He's asked for it for Christmas and again on the phone to his dad's barber.
  repeats everything the parrot says, not vice versa
  My little girl gives all her worldly goods away at the gate. Not generous, exactly, more a trader: one shoe for a conker.
  We switched off one evening for the power cuts, load shedding again, and now the kids ask for it on nights when the lights are working. They want the candle and the cards and Dad's terrible ghost voice.
  My boy of eight is the umpire's dream and everybody else's nuisance. In the lane he stops the cricket to check the rule book, which he carries in his sock. Last Sunday the tail-ender was given out for a reason last used in 1921. The other boys like him, they just want to finish an over before it's dark. I umpired for thirty years myself, so it's my fault. Story about when a rule helps and when a game wants to run.
  why can't I be forty now
  She puts on an American accent from YouTube; we're in Galway. Her grandfather asked her if she wanted a visa.
  hes got 3 best jokes and he tells them to every single person, in order, in the lift at my work too
  eats the icing, leaves the cake, every party
  Our school is doing a time capsule, to be opened in fifty years, and each child may put in one thing. Malik changes his mind daily: his tooth mug, a photo of a Greggs, a note saying hello it's me. He's worked out that he will be fifty-eight and that I'll be, as he put it, possibly there. I'm all right with it. I'd like a story about a box that waits under a lawn.
  How do I explain why people have to pay for water? It falls out of the sky, as he keeps pointing out to Thames Water.
  My daughter would like the stray cat at the mosque to have a name and the whole row has given it a different one. She wants it official.
  Jumps in EVERY puddle. had church shoes on and grannys hand, so granny went in too
  I've got a six year old who negotiates. Two more pages for one less carrot, and would I throw in Saturday. His father's a lawyer so I'm outnumbered.
  secret den, password changes hourly, I'm locked out
  The moon landing: she thinks they left the lights on. Would love a bedtime thing about who looks after the moon now.
  He's writing a novel, it's called The Sword 2, there's no Sword 1. He's stuck at chapter one because the horse has to have a name.
  wont let anyone recycle his yoghurt pots
  We sold the caravan. Twelve summers at Filey and it went down the road on the back of a stranger's Volvo, and the kids waved at it like the Queen. They don't seem very bothered but they've been talking about it since, who's in it now, does it miss the sea, will the new people find the pencil marks by the door. Could you tell us what the caravan did next? My husband's the one with the lump in his throat.
  "Actually" is her favourite word. She's three. "Actually I'm a cat."
  My son 10 wants to cycle to school with no grown up and I say the big junction at Ring Road is not for ten. He's made a slide show. I want him to earn it a bit at a time.
  do fish know it's raining
  Grandpa's hearing the cuckoo is the start of spring in our house; he rings everybody. This year he hasn't heard it and Hattie's taken to standing in the lane, cuckooing, to help.
  So the fish at the restaurant still had its face on, and she's been thinking. She isn't put off, she finished it. What she would like to know is whether the fish was on its way somewhere. I didn't know what to say, my sister said "yes, here", and the waiter laughed so hard he had to go. I'd like a story that's honest about where food comes from for someone who is five and nosy.
  rings doorbells and says good afternoon, that's all
  My foster lad is settled and happy and he's mad about buses, knows every driver by name on the 36. They're changing the route next month so it won't go past ours.
  Big debate here if a hot dog's a sandwich. It's been nine days and my seven year old has a petition with forty signatures incl. the head.
  burps the alphabet, up to R
  We've been told by the weather people to expect the hottest week in Delhi since records began and my two are to be kept in from ten until five. They've built a town under the dining table, with a mayor. The mayor is four and taxes everybody biscuits. Their nana goes along with it, she's the opposition. Please write about this town, and perhaps let someone stand up to the mayor.
  opened all 24 advent doors by the 3rd
  Seagull took her chips, whole cone, at Whitby. She isn't scared of them now, she wants to know its name and to have a word.
  My husband has shaved off his beard after nine years. The four-year-old walks round him slowly, the way you'd look at a used car, and calls him "the other Daddy". She lets him do all the normal things. At swimming she told the lifeguard that hers had a beard and this one was on loan. A silly story about the same person underneath would go down well here.
  says goodnight to every car on the road
  Ball's gone over the fence again, ninth time this half term, and the old gentleman there now hands it back with a small lecture on roses. My son says he is starting to like the roses.
  leap year birthday, is she two or eight
  Their cousins in Lagos got to swim with a crocodile, or near one, or at any rate they saw a photo. Now every call is a contest. My lot have offered the badger. I'm not worried, they love each other to pieces, but it's "we have", "well WE have" from both ends until the credit runs out. Is there a tale where two braggers find they've been boasting about the same thing?
  how does the plug know, electricity I mean
  DS4 leaves every door open. Fridge, front, hamster
  We lost the kite to the big oak by the cricket pavilion on Saturday and it's still up there, flapping, and my daughter takes visitors to see it. Story from the kite's side?
  wants to be a bin man like Uncle Des
  I'm a nurse, dad of two, and my daughter's class did a worksheet in which nurses are ladies. She filled in a moustache on all of them. Her teacher thought it was cheek, then asked me to come in for careers week with my stethoscope. I'd like a story about a dad on nights who comes home with a pen behind his ear and marks on his nose. She loves the pen.
  My five year old invents words and expects the rest of us to keep up. We're all snibbled. Nobody knows if it's good.
  Every single drawing goes on the fridge, she has decided, and there's no fridge left. She would like a second fridge.
  crossing the road, he looks at the birds
  Since the trip to the Roman fort he salutes me and won't come to the table unless there is a horn. I've only a kazoo. Could the legion be told about tea?
  she slurps everything, noodles tea soup, toast somehow, my dad in law from Osaka is thrilled and my mum from Bath is not
  Nanna is 74 and is learning to drive. She has failed twice, she's done with secrecy and she's taken my son on as her examiner. He's seven and sits in the back, with a clipboard, on the car park at Asda on Sundays, and marks her down for muttering. He wants to know if you can be too old for learning a thing. I'd love a story which answers that with a bit of gravel flying.
  The clas bear comes home with us this weekend and there's a diary to fill and every other family took it to a castle. We're going to the tip
  Do worms have birthdays? Do stones? He isn't teasing, he's planning something for the 20th.
  We have two passports each and my daughter asks which football team she has to cry for. I'm Dutch, her mum's Ghanaian, and they're drawn in the same group.
  My boy does magic tricks and then straight away shows how they're done. He can't bear for anyone not to know. His uncle, who does tricks at weddings in Kochi, has taken him aside about the code. He's eight, he's got a cape. I want a story about keeping the mystery for one whole day because it's a gift to the people watching.
  talks to the tomatoes, encouragingly
  She has read that 13 is unlucky, so we skip page 13, the 13th stair and she's asked whether the thirteenth of every month could be spent with her aunt.
  Sun cream. Octopus, jellyfish, wet soap, that's what it is like to put any on our Pip. She's a redhead, it's Perth, it is forty degrees and it isn't the feel, she says, it's that it's boring.
  found a message in a bottle, from Margate
  Please could I have something about a shop closing. Not ours. Mr Haddad's hardware on the corner where my grandson buys one screw a week, with his own 5p, in a paper bag with the top folded. Mr Haddad's retiring to be near his daughter and is very pleased to be going. There'll be a vape shop. Bobby has 61 screws and wants to build him something.
  can you get a job at six, he's asking
  I caught her reading her big sister's diary under the piano. She says it was open. It has a lock. She says the lock was open. What I want is not a row but a thought: some words aren't written for us.
  hiccups, every day, proud of them
  A pen pal in Manila! He's nine and he has been given one by his school in Kent and does not know what a person says to a person they have not met. First draft was the weather and our wifi password.
  every film he asks who's the baddie
  Our town had a by election & the kids have started a party, the More Ponds Party. My 6yo is the leader, the toddler next door is the opposition because he likes cars. They have leaflets. They've promised everybody a pond and a man in number 40 has said yes please. I wish someone would write about what happens after you win & all those people are stood there wanting ponds
  My lad has a crush on the lollipop lady. She's sixty-three. He has bought her a ring from the machine at the chip shop.
  he asks evry stranger how old they are, the lady in the bank said guess and he said a hundred
  Please explain shadows. Mine is two and a half, she's noticed it has her shoes on, she has told it to go home, it did at lunch, and it was back by three.
  At nursery we feed the scraps to a compost bin, and the children think it's an animal. It's warm, it steams, it eats. They've called it Brenda. I don't like to disappoint a room of three-year-olds with the word microbes. Is there a story where Brenda turns carrot tops to earth and earth to carrots and nobody has to be fibbed to?
  I'm the parent that said yes to a drum kit. It's not about the noise. It's that he plays everything at the same speed, very fast, like a man being chased, and calls slow "old people music".
  Granny's house has a room nobody goes in, the good room, with the plates. Anjali, 5, would like to know who it's being kept for.
  He saves his best things. The good pencils, the chocolate bunny from three Easters ago (now white), the stickers with gold. Nothing is ever used as it may be needed. My mum was the same with soap, we found sixty bars. It doesn't make him unhappy. I'd just like him to lick the bunny, or a newer one, and feel what it is like to use up something lovely.
  wants a big brother, an OLDER one
  My daughter sends her soup back. At home. To me. She was at her uncle's restaurant for a week at Easter and came back with standards.
  A comet's coming and it won't be back for four hundred years, and Ravi, 8, has asked who he should leave a message with. I thought it the best question anyone has put to me this year. We've an old telescope from my father with a cracked foot. There's a hill at the end of the tram line. Write us something, please, for the flask and the blanket, and no aliens, he's very strict.
  lights left on in every room, always
  How come Australians aren't upside down, asked from Melbourne, about us in Bristol.
  We've jury duty letters, tax letters and one from the vet, and my six yr old opens all the post because she is "the secretary". Now a cheque has been filed in the oven.
  LO waves at every train till somebody waves back, so we miss ours. today a driver tooted & now shes told the whole of Crewe
  She wants to be called Captain. The teacher has agreed, the dentist's lady has it on the card, only my father calls her Josephine.
  Conkers. He's got a bucket of 300 soaking in vinegar in my good stockpot as an old man at the bowls club told him it hardens them. The whole house smells like a chip shop. The season at his school lasts a week and he's been at it since August. He wants a champion's story, and I'd like my stockpot to be in it, with some feelings.
  does the king do his own washing up
  april fools lasts all april in this house. salt in the sugar, cling film on the loo, my mother in law sat on a whoopee cushion at the vicar's. his jokes are good thats whats worrying
  Her older cousin Thandi is twelve and can do a cartwheel off a wall, and so mine now walks like Thandi, sighs like Thandi and says "obviously". I'd like my own one back, in a story.
  Bored. Day two of the summer holidays in Limerick, forty to go, and she has lain down on the kitchen floor to list the things that aren't interesting.
  Ours is the only house on the street with no telly by choice, theirs was my idea, and the kids don't miss it as they've got the window. They know everything. Who's had a delivery, which of the students is behind with the bins, that the lady at 12 dances. My eldest keeps a log. I had a laugh until I saw he'd written times next to people's names. Something about being curious and where a neighbour's curtain starts?
  My three have invented a language of knocks for the wall between the bath and the landing. I've been left out of it on purpose and I think there's one for me.
  I've taught Reception for twenty years and never met a kid who said please so often & meant it as an order. PLEASE get down. PLEASE be a horse.
  My daughter asked why her skin goes wrinkly in water, then why grandma's has stayed so, and did grandma get out of the bath in time. Both are thrilled with the subject.
  We get eggs from a lady with an honesty box, a tin on the wall with a slot, and my two sit opposite for hours to see if people are honest. So far everyone has been, bar a man who put in a button. They're five and eight and have begun leaving notes. I thought this would make a very good story, the whole village going past the tin when nobody's watching. The button man should get a chance.
  collects lost gloves, hangs them on railings
  He thinks before he came along we lived in black and white.
  whistles ALL day. Learned from the plumber
  It rained all fortnight in Donegal & the children made a museum of the holiday cottage: the spoon with the bend, the old key, a photo of nobody we know. They charge 20c. What is the key for, is the question.
  A bird flew into the kitchen window, sat there dazed under a colander for an hour and then flew off without a word. My son is three and a half and feels he should have had a thank you. He keeps a colander by the back door now. He has told the health visitor, the man from the gas and everyone on the 49. Can it be a story where the bird says something, later, in its own way?
  won't eat before everyone has sat down
  How do you teach a child the value of old things? We've gran's kettle on the stove that's older than me & he asks when we get the update
  Can I have a story about slow reading of a very long book? We're on chapter 44 of Moby Dick, her choice, she's nine, and we've not yet met the whale.
  The fair-weather friend here is me: I let him win at draughts for three years and yesterday he found out and was delighted, as now he wants to know who else I've been nice to.
  My son is a slow eater, a slow walker, a slow buttoner, and a genius at looking. It took him an hour to eat one peach. He'd seen things in it. I drive a taxi in Mumbai, I am always late by profession, and I come home and here's this small judge with a peach. I don't want him quicker. I want a story I can read to him, slowly, and get something out of it myself.
  He barks orders at Alexa in a voice he'd never use on me, and on Sunday my mother, who is not Alexa, was told to set a timer.
  our naighbor plays trombone and my girl answers him thru the wall with a recorder, they never met, she wants to write him a letter but what does one say
  Shoes on the wrong feet, by choice. She's been told and she says they've agreed between them.
  eavesdrops, then asks at dinner about it
  My granddaughter's in love with an excavator at the building site opposite, she's named it Ulrike. On Friday they finish the foundations and Ulrike goes on to Bremen. Nobody's crying, but there's to be a ceremony with sand. I'm 70, I have been asked to make a speech. Would you do the words? Make her brave and yellow.
  "who made the first person's sandwich"
  forgets his jumper. five jumpers. same bench
  All I want is that she'd close her mouth when she chews. It's been two years, we've tried mirrors.
  Gran came back from her cruise with a tattoo, a dolphin, on her ankle, aged 68, and my girls have drawn on everyone. The postman has an anchor. My husband's a solicitor and went to court on Monday with a mermaid above the cuff. They'd like to know why some pictures stay and others wash off, and when they are allowed one that stays. I said sixty-eight.
  Is a tomato a fruit, and who decided, and can he write to them?
  wants to live on Mars by Tuesday
  My kids (6, 9, 11) have gone on strike. There are placards on the landing, "NO MORE BINS". It's over 50p a week. I'm a union rep so what can I say, they learnt it from me, they've even got the tea urn out.
  drew a whole town on the hall wallpaper
  My son cut his sister's doll a fringe, with her full agreement, and they've both now opened a salon. The bear's been shorn. The broom's next.
  I clean offices at night, and in the school holidays my daughter comes along and sits in the boss's chair and runs the company. She has fired most of it. She leaves the people little notes of praise on their keyboards and last week one wrote back. They've never met. Could you write about a girl who works at night in a big glass house and a man who works there by day? We're in Rotterdam, there's a river in the window.
  only wears yellow, his own decision, no fuss
  how do I explain time zones? she rang her dad's brother in Auckland at what was 3 am for him to tell him about a ladybird
  Our boy gave his seat to a lady on the jeepney and she said no thank you I am thirty-four. He's eight, he's mortified and wants to know what age it starts.
  hums while eating, doesn't know she's doing it
  We were told the village will get no new bell as the tower's cracked, and my children have only just noticed there used to be one. They've hung a saucepan in the pear tree, and they ring it at noon.
  Frogspawn in a washing-up bowl, and a very responsible five-year-old with a chart. There were four hundred dots, now there are tails, and yesterday one had a leg. He has promised the pond at the end of it. He's quite looking forward to being thanked. A story about something changing under your nose, without any talk of growing up and being a big boy, because he gets plenty of that.
  wants to be buried treasure when he's older
  My wife's a vegan, I'm a butcher's son, and our four-year-old asks at every meal whose side the beans are on.
  my LO thinks the hoover is a relative, hello nunu she says and saves it toast crumbs on purpose
  DD7 has fallen out of love with pink, overnight, and her whole room is pink, so's the bike, so is granny's knitting. Granny's half way thru another cardigan. Help
  How many is a million? He has begun counting, out loud, he's at 6,100 and it's Thursday.
  My mother makes the children's pancakes in the shape of whatever they shout out. I made them this Sunday as she was at choir, and was told mine were all Belgium. It's true, they were. They ate them with sympathy. The little one patted my arm. I'd like a story about somebody whose pancakes all come out Belgium and who goes there in the end.
  tried to tip the bus driver, 3p
  There's fog. We live on a hill over Wellington and the whole city's been rubbed out since breakfast, and Mere, 4, wants to know if it was on purpose.
  he wants to climb it. whatever it is. up
  She takes the register at bedtime: 32 soft toys, all to answer. If a bear is off sick she needs to know what with, and I have to do the bear's voice. I don't mind the bears. I mind that there's a new one each month.
  At our allotment the scarecrow wears my father's old suit, and the kids greet it as Grandpa, with Grandpa standing beside it. He thinks it is the funniest thing since the war. He moves and they jump. Now he's started to swap places with it. We'd like a story for his seventieth, about which of the two was which. There should be crows and my mother's had enough.
  is it stealing if you pick blackberries, she asked
  My son wants every sentence to be true: "see you in a sec", he waits one, "I've told you a million times", he counts. He thinks he's the funniest man in Ireland.
  superglue, his finger, the good scissors, again
  We're allowed one wish at the fountain in our family and Caspar had eleven typed out on a sheet. He is eight. I'd like him to find the one.
  The name "Granny" is taken. There are two, and the one in Durban wants it as she was first, and the one in Hull wants it as she's nearer. My kids call them Granny Sun and Granny Rain behind their backs and it's got out. Neither is offended, both want to be Sun. Please settle this.
  how do birds know the way without asking
  It's a hosepipe ban so we wash in a bowl & it goes on the beans after, and she says thank you to the water. i thought nice then she wouldnt let me pull the plug
  My two-year-old says "no thank you" to being picked up, to the weather, to Thursday. Very politely. There's no tantrum in it at all, she's simply declining.
  He believes anything. His brother told him spaghetti grows on the pylons and he's told the school.
  Tell me how one explains a saying to a foreigner of six. We moved nowhere, it's only that my husband's German and he brings the whole farm with him: it's all sausage to me, my dear swan, no cow's on the ice. Our son uses them in English in class in Norwich. His teacher's very kind about the cow. I would love a story in which all those things turn out to be true for a day.
  shouts "timber" before sitting down. every chair
  We've been asked to name the new school hamster, all 210 children have a vote, and the leader by far is Bum. I'm a governor. A story about naming something that must live with it, please.
  half her sentences start "in my day"
  Sweets from Halloween are sorted by colour, weight and "value" and there's an exchange rate on the wall. A Twix is now nine lollies. He's seven, we live in Ohio, his grandpa traded corn.
  Ramon (9) carries my mother's shopping up five flights and she pays him with stories of her village, one per floor. He never gets to hear the end. She stops at the door, every time. He is thinking of asking for a sixth floor. I'd like you to write him a story which stops at the door as well, then one day doesn't.
  where does my lap go when I stand
  Would love one about being the person who brings the ball. When he goes in for tea, the game's over, and he's just noticed that he is the most powerful boy in Salford.
  She asked why all the statues are of men with horses and where's the one of a lady with a bus pass. I said I would look into it. We live in Dublin, so there's a lot to get round.
  Two of my three were born at sea, sort of, on the ferry to Mull and in a car on a ferry to Mull, and the youngest was born in Paisley General and finds it dull. She has begun telling the sea version. It isn't fibbing, she says, it's catching up. I was there, and I can tell you that Paisley was by far the most exciting of the lot. There was a fire engine, a midwife called Storm and a man with a trombone. Please tell her.
  reads cereal boxes aloud like the Bible
  My father was a tram driver and has shown the children how to ring a bell with one foot; they've made a route through our flat with eight stops and we need tickets to get to the loo. Inspector's three. He fined me a banana.
  How to explain borrowed to my 4yo? Next door lent us a ladder & by the weekend she had painted it
  smells everything first. books, people, new stairs
  A wild pony came to the tent in the New Forest and ate the map and half a towel, and ever since my daughter introduces herself as a friend of ponies. She's 6. She has a ticket to prove it, with a bite out of it.
  Our kid won the big marrow, the tombola, the guess the weight of the cake, and the goldfish draw at the same fete and nobody would stand near him after that. He thinks he's got powers. He's eight. He has been staring at the kettle. I said luck is only luck, and then he found a pound. What do I tell him before he puts his whole savings on the Grand National? My brother's already asked him for the lottery numbers.
  calls his dad by his first name, Nigel
  Why are there rich countries and poor ones? My boy of eleven put that to his uncle the economist at a barbecue, and was told it's complicated and passed the ketchup. He'd like a better answer.
  My sisters and I each have a girl of five and each girl's sure hers is the mother who was the good one. They have asked us for evidence.
  spoons everywhere, digging, we eat with forks now
  DS6 asked at the chippy "do you like your job" and the man thought a long time. Hes been working out ever since what everyone would rather be. Could be a lovely story that, a boy who asks people
  I volunteer at the lifeboat station. When the pager goes I'm out of the house mid fish finger, back in an hour or so, wet, and the children finish mine. They play lifeboats on the settee and rescue the dog, who wants no rescuing. They've asked what the boat does on the days when nothing happens. That's most of them, I polish it. I would like that one told, the polishing.`;
