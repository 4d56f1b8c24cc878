print("clamate-net")
