# The built app behind a web server that runs without root's rights, on port 8080.
FROM node:22-alpine AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY deploy/headers.conf /etc/nginx/tansaku-headers.conf
COPY deploy/policy.conf /etc/nginx/tansaku-policy.conf
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /usr/share/nginx/html
EXPOSE 8080
