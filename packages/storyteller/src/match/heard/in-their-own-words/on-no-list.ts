/** What parents type that no situation is for; one text a line. */
export const ON_NO_LIST = `
  Oisín 6 sleepwalks, last night we found him standing in the kitchen in Galway opening the fridge, remembers nothing at all in the morning
  pigeons. Mateusz wont cross the square in Krakow if there are pigeons on it, one landed on his hood in March, he's 5
  Total solar eclipse on Wednesday and Inés, 7, wants to know why the sky over Burgos goes black at lunchtime and why no looking up
  My son Tariq (9) is left handed and his grandmother in Lahore keeps putting the pen in his right hand
  Everyone says her name wrong. Niamh is 8, we moved nowhere, just live in Texas, and people at the library say Nee-am
  she has an imaginary friend called Bobo who needs a seat at the table and a ticket on the tram, Lotte 4, Antwerp
  Kwame (14) wants to get his ear pierced like his cousin in Accra and we say not till sixteen
  Found a vape in my 13 yr olds sports bag behind the shin pads. Callum says he's only holding it for someone, I don't know how to start
  How do babies get in there?? Freya 5 asked on the bus in Aarhus, very loudly, pointing at a lady's tummy. needs an honest answer
  Our Yusuf, 10, gets nosebleeds nearly every day since the heating went on, the pillow looked awful, what should he do when it starts
  Chidi 12 has a crush on a girl in the choir, goes red when she walks in, wants to write her a letter but doesn't know what
  Eats chalk. And soil from the plant pots. Priya is 3 and a half, nursery in Pune found her with the blackboard chalk again
  We're having power cuts every evening in Johannesburg, Lindiwe 6 asks why the fridge is off and who turns it all off
  Hugo pulls his eyelashes out while watching rugby, nearly none left on the left eye. he's 11, we are in Toulouse
  Anouk 8 is a twin and grandparents always call them "the girls", she wants to be just Anouk with her own birthday cake
  Ravi lit matches behind the shed. 9 years old. burnt a patch of the neighbours hedge in Leicester, thinks fire is the best thing ever
  our 15yo Signe drank cider at the beach in Malmö and was sick in the taxi, first time, wants nobody to mention it
  Geese at the boating pond chased Elliot on Sunday, now he (3) says no pond, no ducks, no bread, ever. Norwich
  Soo-ah 7 only answers me in English now, won't use Korean even with halmoni on the phone, I feel we are losing it
  First day alone with a house key. Bruno 11 will be by himself from 3 till 5 in our flat in Porto, what if someone rings the bell
  Draws on the walls. Felt pens, lipstick, yesterday gravy. Amelie 2, rented flat in Lyon, landlord coming friday
  Tomasz wants to quit the violin after five years, 12, the Gdansk recital was lovely, he simply says he's done with it
  Little Hamza grinds his teeth all night so loud I hear it through the wall, age 4, Birmingham
  Leilani 10 spent all her lei-day pocket money on stickers in one go, and again the week after. how to save a bit?
  Pelle answers every question with a meow. Shopkeepers, grandma, the librarian. 5, Uppsala, he can talk perfectly well, it's his cat year
  Our car broke down on the motorway near Bologna and we sat behind the barrier two hours, Giulia 6 now wants to know how engines die
  Noah 4 invites every stranger at the bus stop home for soup, gives them our address and all, Winnipeg, no shyness whatever
  Ayesha 13 wants to drive uncle's rickshaw round the yard in Multan, her cousins do it, she can't reach the brake properly
  Milo (8) picks his nose and eats it during assembly, the mums in Bristol have noticed
  Statues! in the park in Budapest. Zsófi 4 believes they step down when we leave, marches a big circle round each one
  My son Dewi 10 corrects everybody's grammar, even the vicar's, people in Swansea roll their eyes
  Our hens stopped laying for the winter and Marta 6 in Galicia thinks they have run out of eggs for good, pokes under them every morning
  She tells tales on everyone all day. "Miss, Olek has gum, Miss, Ania is running." Hania 7, Łódź
  Kilts. Fergus 9 must wear one for the pipe parade in Perth and wants to know why men have a skirt and what goes under
  The river is low and we may only use water two hours a day, Cape Town, how do I explain the drought to Zanele 5
  Rohan 14 got his first Saturday job at the garden centre and doesn't know how to talk to the boss about his hours
  Wants to be called Max instead of Maximilian from now on, 7, Graz, Oma keeps forgetting on purpose i think
  Emil collects. Bottle tops, receipts, dead batteries, old bus tickets, can't open his drawer any more, won't let one thing go. 8, Odense
  My daughter was made from a donor egg and at 6 it's time Clara hears it, Barcelona, how do I put it simply
  Cows. We walk through the field to reach gran's farm in Devon and Ottilie 5 climbs on my head when they look at her
  Diego 12 sprays his name on underpasses in Valparaíso, calls it art, council calls it damage, he wants to know where it is allowed
  Our eldest goes into the army in August, 18, conscription in Finland, and Aino 7 asks will he have a real gun and who does he salute
  Constant hiccups when she laughs, Beatriz 5, lasts half an hour, Recife, what can she try
  Kai put his arm through the banister and the firemen of Rotterdam had to saw it, unharmed, now he 4 sticks his arm in everything
  Mum's a teacher at his own school next term (that's me) and Gabriel 10 needs to know if I'm Mum or Mrs Okafor in the corridor
  She brags. My house is bigger, my slide is longer, my dad is taller. Valentina 6, Bogotá, other mums comment
  Joonas throws things from our fourth floor balcony, spoons, a shoe, the cat's bowl. Tampere. two yrs old
  Ivan 11 signs my name on everything, slips, parcels, the plumber's form, thinks a signature is just pretty scribble. Plovdiv
  Snow! We moved nothing, it just never snows in Athens, Danae 3 refuses to put a foot on the white stuff outside
  How does voting work, Thandi 8 sees queues and posters all over Durban and asks who I voted for and why it's hidden
  Ludo 13 wants to fly a drone over the beach in Sardinia, there are rules about people's heads and he waves them away
  Elif only wears her ladybird costume, day and night, third week, Izmir, four years, it isn't itchy fabric she just IS a ladybird
  Finn 14 wants to stand for the youth council in Kilkenny, has to collect forty signatures and think up a slogan by friday, where to begin
  Buttons. cannot look at buttons. If grandad has a cardigan on Petra leaves the room, 6, Ljubljana
  Sami 15 split up with his girlfriend of three months, Beirut, keeps reading her old messages
  I'm training as a tram driver, Ulla 5 thinks I live in the tram depot in Gothenburg now, funny, how do I show her what mum's work is
  The neighbours from downstairs complain about our footsteps, Nikhil 3 gallops everywhere in the flat in Mumbai, how to do quiet feet
  Baby talk again. At seven! "Me want milkies." Charlotte, Hamburg, no baby in our house or coming
  Ewan 9 plays tricks, salt in the sugar, cling film on the loo seat, now clingfilm on the headmaster's car in Inverness
  Asking everyone what they earn, the postman, my boss, the bishop. Josephine 6, Kampala
  Our Nana won a big sum on the lottery and Shane 10 tells the whole of Limerick, we'd like it kept quiet, how do we explain why
  Feodor, 5, Riga, hides when visitors ring, inside the wardrobe, giggling, forty minutes last time and we had called the police
  My girl licks things. Bus windows, handrails, the trolley. Tilly 2, Hobart
  Sand, won't set a toe on it, two days in Agadir sat on a towel like an island, Salma 4
  What is infinity, where does space stop, what's behind it? every evening, Anton 7, Minsk, I've no answers left
  The citizenship ceremony is next thursday in Ottawa, Farah 9 has to stand, hold a flag and say the oath
  Cleo 12 wants make up for every day, mascara and all, Marseille, dad says clown I say lip gloss only
  Stabilisers come off this weekend, Otto 5, Utrecht, he wants to ride a bike like everyone but wobbles and drops the handlebars
  Sunscreen!! the chase every morning on the Gold Coast, Banjo 3 hides under the ute when he sees the bottle
  Marek 8 says "why" after everything you say, not even curious, it's a game by now, Brno, we're worn out
  Our shop was named after her and now we are selling it, Pilar 10 in Oaxaca wants the sign to come down, the panaderia has her name
  Went barefoot all summer in Samoa and now Sione 6 won't get into shoes for love or money, kicks them in the ditch
  Theo stares into the mirror and says that the boy in it is someone else who has his jumper. 3, Namur
  Will not wear a coat. minus twelve in Edmonton. Jasper 8, t-shirt, says he is never cold
  Amina 14 found cigarettes in her brother's coat, no hers, she's had four she says. Tunis. what do I tell her about stopping
  The wind turbines. they built six on the hill near Esbjerg, Villads 4 thinks they're giants chopping and wont look out of the window
  Kenji 13 spent 300 dollars of my card on loot crates in a football game, Sapporo, thought the coins were free
  Bram 3 picks all the neighbour's tulips and brings them to me, Haarlem, so sweet but flowers in gardens belong to someone
  Adaeze 9 chews her sleeves and collars to rags, every jumper is wet to the elbow by noon, Enugu
  Sofija 12 isn't sure if she likes girls, told me in the car outside Novi Sad, how do I talk with her about it
  Whistling. All the time, through his teeth, in the library, the pharmacy, the bank queue, Idris 7, Dakar
  The moon follows us and it's driving Nell mad, 3, every drive home to Truro she yells at it to go home
  Mum wears a wig for the theatre, no illness, she's an actress, and Jonah 4 in Dublin doesn't recognise me on stage as the witch
  Gustavo 3 wants carrying everywhere, full of beans but "up, up" every ten metres, Montevideo, my back can't do it any more
  Karim 11 wants to change from football to fencing, trial month in Casablanca, we don't know the first thing about it and neither does he
  My cat hater: Linnea 6 jumps on the sofa when a cat comes in, any cat, visiting auntie in Bergen means the cat's locked up
  Pavel 7 hums while he chews, loud, whole tunes, at grandad's table in Ostrava too, doesn't know he does it
  Aarav 5 thinks that shadows are holes in the ground and hops over every one on the path in Jaipur
  Wants to marry her brother. Says so to everybody in Cork, has planned the cake. Saoirse 4, how do I explain
  Mikkel 15 wants a moped, everyone in Roskilde has one he says, we think too soon with that main road
  Lost his passport down a grate in Naples two days before we go home, Rory 8 was holding it, now we need the consulate
  Romy 10, Zürich, says she's bored, bored, bored, the whole summer, nothing to do, stands in my study doorway
  Makena 5 smells her own socks, books, coins, bread, door keys before she touches them, Mombasa, like a little hound
  Dariush 9 doesn't know left from right, keeps turning the wrong way in dabke, Shiraz... dance class laughs along with him, he wants a trick
  Our street is renamed and the house has another number, Mirela 6, Cluj, thinks the post cannot find us and neither can she
  A bat has moved into the attic in Bangor and Gwen 7 wants to keep it in a shoebox, it has to stay wild
  Cracks knuckles. neck. toes. on the metro in Santiago people look round. Benjamín 13
  Ingrid 8 turns off everybody's tap, mid dishwashing, mid shower at her aunt's in Stavanger, we call her the water police
  Julien 10 fishes in the Loire with his grandad, forgot the licence, the warden wrote a fine, he wants to know why fish need papers
  Ghana vs Germany, Emmanuel 9 has both passports, which side does he cheer at the world cup, cousins from both sides are asking
  Rocks himself on hands and knees and knocks his head on the cot bars, Levi 2, Haifa, humming, half an hour each evening
  Doesn't want her photo on my instagram any more, Tess 11, Ghent, I have 4000 followers, she's right maybe
  The circus came through Győr and Dorka 5 now wants to keep a camel on the balcony, I have to explain why wild animals can't live here
  Bartek 6 thinks things have feelings, apologises to the chair, can't leave one spoon alone in the drawer, Poznan
  Kiri 7 has to wear a kimono obi for shichi-go-san and asks why only at three, five and seven, Nara
  Shoelaces, everyone else in Reception has velcro, Arthur's grandad bought laces, he trips over them all day in Hull
  My aunt is now my uncle, we're all fine, but Esme 5 in Brighton asks what name and where the old one went
  The ferry. Kostas 4 won't step onto the gangway to Naxos, water under the planks he says, it moves
  He was left out of nothing, he simply doesn't want a birthday this year, no cake, no being seven, Laurens, Leuven, wants to stay six
  Lodger moves out of the spare room, and Mei 8 may use it as a workshop, but she saws in there unsupervised, Taipei, tool rules please
  Dog walker job: Aoife 13 gets paid by five neighbours in Sligo and one of them hasn't paid since easter, how does she ask for her money
  Heights. the Eiffel stairs, the pier, even the grandstand, Florian 9 goes down on all fours, Innsbruck of all places
  Her handwriting is tiny, really ant sized, nobody can read it, Noor 10, Amman, she says paper is precious
  Sorting by colour. Eats smarties, pegs, cars, books, must be rainbow before he goes on, Alfie 4, Leeds, seats guests by jumper
  We drive on the other side here, Luka 11 from Split nearly stepped out looking the wrong way in Auckland, on holiday for 3 weeks
  Gossips. Carmen 12 spreads what she hears about the neighbours all over Cádiz, who bought what, who drinks, in the bakery queue
  A fox comes into our yard in Walthamstow each evening, Ibrahim 6 wants to feed it by hand through the back door
  Manon 3, Liège, screams for fun. Not cross, not scared, just likes the sound she makes in the tunnel and now everywhere
  Jury duty. I have it for two weeks, Cape Breton, and Duncan 8 thinks it's me who goes to jail
  Piotr 15 wants a tattoo of his motorbike, Lublin, says a mate does them in the kitchen, I'm not having it
  Wishes she was a boy, says he, asks us for Sasha instead of Alexandra, ten, Tallinn, we want to listen properly
  The crying tree, they cut the old walnut in our courtyard in Chișinău, Ilinca 6 counts the rings and asks who decided
  Goes through drawers and handbags wherever we visit, takes nothing, just looks, Efua 5, Kumasi
  Feathers. One came out of a pillow and Talia 3 shrieked, now she checks the whole flat in Tel Aviv for feathers
  Stuck a bead up her nose. Second time. First a pea. Rosa 3, Valencia, it came out by itself
  The census man came, Jakub 7 wants to know why the government of Slovakia counts us and writes down our names
  Talks non stop about trains, timetables of the Deutsche Bahn, Konrad 9, Kassel, nobody else gets to hear about anything else
  Nuno 6 found my tax letter and wants to know why the state takes some of what we earn and what it buys. Évora
  Sister in law is a famous singer in Manila, Jomar 10 has classmates asking for autographs every day, how does he answer
  Mouldy lunch again, Gethin 11 forgets everything on the bus, bag, trumpet, coat, third trumpet bill, Cardiff
  Our twins have a private language, Leo and Lars, 3, Trondheim, no one else understands it and they're happy that way
  Chews gum and sticks it in his sister's piano, under tables, on the cat flap. Zayd 8, Doha
  Bianca 6 thinks the tv people can see her, waves, hides behind the sofa when the news lady looks straight at us, Modena
  Asked where electricity comes from then stuck a fork towards the socket. Hachem 3, Oran. Need him to know about sockets
  Mireille 14 has fainted twice in the heat at the band parade in Martinique, doctor says drink more, she never takes water with her
  She jumps off roofs! shed, garden wall, top of the climbing frame, thinks she can fly with the cape on. Ruby 5, Ballarat
  Jun Wei 6 feeds coins into every claw machine in Penang and is certain the next one gets the bear, won't come away from the arcade
  The hedge maze, old well, drains, all lids: Caspian 4 must peer down each manhole in Exeter and post pebbles down
  Bargaining. Whatever I ask, she wants a price. Two crowns for putting on socks. Tereza 7, Pilsen
  Gap in the fence. goes under it into the building site to dig with the diggers, Abel 7, Addis Ababa, men have sent him out thrice
  We sell our sheep at the autumn market and Eirik 8 has named all of them, Voss, how do I tell him what farming is for
  Daylight saving! Clocks went back and Molly 4 insists that it's tomorrow. up at 4.30 and dressed. Aberdeen
  Running a shop from his locker, Tobias 12 sells energy drinks at double price in Mannheim, caretaker noticed
  Magnus 13, sweaty feet so bad that the bus driver in Reykjavik opened a window, he won't change his socks
  Nerys 6 buries treasure and this week it was my wedding ring, somewhere in the garden in Anglesey, there's no map
  Parrot fashion he repeats the adverts, all day, jingles and prices, to the priest as well, Matteo 5, Bari
  Astrid 9 asks why English has please and our language in Bergen doesn't, sounds rude to the cousins in Kent without meaning to
  Puts on her grandmother's accent when she meets people from Glasgow, copies whoever is speaking, Isla 8, they think she's mocking
  Dinesh 7 wants to know how the bank in Colombo keeps my pay in a card, he thinks the machine prints as much as you ask
  Vuong 10 wants to hatch ducklings in the airing cupboard in Hue, has an egg, a lamp and no idea what comes after day twenty-eight
  My boy eats only with his fingers, soup too, Sander 7, Tartu, spoon and fork lie there for decoration
  Wants to sue us. Learned about rights in class, Beatrix 11, Eindhoven, has drawn up a contract about weekend chores wages
  Our roof is off, builders on the scaffold at every window until june, Joaquim 4 in Faro waves but won't get changed with men passing by
  Slams doors, not angry, just never learnt to shut one gently, whole building shakes, Danyal 6, Karachi
  Uncle Stelios lives in a lighthouse off Andros and Eleni 7 wants to go and do the same, alone, has packed tins and a torch
  Collects roadkill, a hedgehog, magpie wings, wants to boil skulls in my pan. Wilf 9, Shropshire hills
  Our eldest is off picking grapes and Odile 9, Beaune, wants to join, may children work in the vineyard, what can she do and not do
  Low tide. Padraig 8 walked out to the island at Omey and the sea came in behind him, he needs to learn how tides work
  Ngaio 5 believes that if you swallow a pip a tree grows in your belly, Nelson, grandpa told her, she waters herself
  Selim 14 entered a chess tournament under his cousin's name because he's over the age limit, Ankara, thinks that's clever
  the clocks went back and he is up at five, singing, and the whole house with him
  since the clocks changed she's wide awake before six and wants company
  whines for everything, a tone that goes right through you, at school he speaks normally they say
  our au pair goes home to Denmark in June after two years with us, he calls her family
  the childminder retires at Easter and she has known her all her life
  her invisible friend is to blame for the paint on the wall and the missing biscuits
  invisible friend needs a seat belt and a plate, and now she takes him to nursery
  has decided that she's a vegetarian and lectures everybody at the table
  vegetarian since the lamb on the school trip, tells grandma she eats dead things
  wants to stop the cello after five years, his dad plays and is hurt
  no more piano for her, she would rather do drama, and the term is paid
  up at five since the clocks changed, and ignores the clock with the sun on it
  Everything comes out as a whine with Otto, can I, why not, I want, from breakfast till bed. My sister says ignore it. With his mates and his teacher he talks like anybody else, he's happy and has all he needs. I would like him to ask me in an ordinary voice.
  Since the clocks changed the whole house is up at five with Runa, who sings and wants company and ignores the clock with the moon on it. Her brother sleeps on, my wife is gone by half past six, so it is me, every morning, with the puzzles. I want her to play in her room until the moon goes out.
  Pia has a friend nobody sees, called Doctor Nut, who needs a chair and a seat belt. It is sweet and we play along, but Doctor Nut gets the blame for every spill and at kindergarten they asked why she talks to nobody. I don't want him to go, only to know where he can come.
  Our au pair flies home to Brazil after two years and Tuva thinks of her as family, they have songs and a handshake. She said ok when I told her and went on playing. Now she asks each morning if Bia is there tomorrow. We'd like a nice goodbye, we will visit her.
`;
